import copy from '../../content/announcements.yaml';
import { AnnouncementBar } from './AnnouncementBar.island.tsx';

/** Today's announcement, or nothing if there is none. */
export function TodaysAnnouncement() {
  return copy.shown ? <AnnouncementBar {...copy.shown} /> : null;
}
