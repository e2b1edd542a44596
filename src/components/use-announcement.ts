import { useEffect, useState } from 'react';

/** How long typing has to pause before screen readers are told what is shown at every key, in milliseconds. */
const announcementDelay = 1_200;

/** What a status says of a `sentence` that changes with each key: the sentence as it stands when typing has paused. */
export function useAnnouncement(sentence: string, announce: boolean): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!announce) return;
    const timer = window.setTimeout(() => setAnnounced(sentence), announcementDelay);
    return () => window.clearTimeout(timer);
  }, [sentence, announce]);
  return announced;
}
