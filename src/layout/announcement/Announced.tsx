import type { ReactNode } from 'react';
import copy from '../../content/announcements.yaml';
import { AnnouncementBar } from './AnnouncementBar.island.tsx';
import styles from './AnnouncementBar.module.css';

/** The header, and above it the announcement of the day where there is one. */
export function Announced({ children }: { readonly children: ReactNode }) {
  if (!copy.shown) return children;
  return (
    <>
      <AnnouncementBar {...copy.shown} />
      <div className={styles.header}>{children}</div>
    </>
  );
}
