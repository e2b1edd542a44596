import copy from '../../content/announcements.yaml';
import { AnnouncementBar } from './AnnouncementBar.island.tsx';

/** The announcement of the day; nothing where there is none. */
export function TodaysAnnouncement() {
  return copy.shown ? <AnnouncementBar {...copy.shown} /> : null;
}
