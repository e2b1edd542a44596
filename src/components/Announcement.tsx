import { useEffect, useState } from 'react';

/** How long typing has to pause before screen readers are told what is shown at every key, in milliseconds. */
const announcementDelay = 1_200;

interface AnnouncementProps {
  /** Changes with each key. */
  readonly sentence: string;
  /** Whether there is anything to tell yet. */
  readonly announce: boolean;
}

/** A status for screen readers: the sentence as it stands when typing has paused. */
export function Announcement({ sentence, announce }: AnnouncementProps) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!announce) return;
    const timer = window.setTimeout(() => setAnnounced(sentence), announcementDelay);
    return () => window.clearTimeout(timer);
  }, [sentence, announce]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
