import copy from '../../content/announcements.yaml';
import { AnnouncementBar } from './AnnouncementBar.island.tsx';

/** Today's announcement, if there is one. */
export function TodaysAnnouncement() {
  return copy.shown ? <AnnouncementBar {...copy.shown} /> : null;
}
