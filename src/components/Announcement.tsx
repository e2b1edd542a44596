import { useEffect, useState } from 'react';

/** How long typing has to pause before the sentence is announced, in milliseconds. */
const announcementDelay = 1_200;

interface AnnouncementProps {
  /** May change with each keystroke. */
  readonly sentence: string;
  /** Whether to announce it, for example false before the first keystroke. */
  readonly announce: boolean;
}

/** A status for screen readers that is debounced: it has the last sentence before typing paused. */
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
