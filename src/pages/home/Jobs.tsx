import { dots, times } from '../../drawings/paths.ts';
import styles from './Jobs.module.css';
import page from './page.yaml';

/** How many dots stand in a row. */
const columns = 16;

/** Path data of the dots from one place to before another one. */
const dotsFrom = (first: number, end: number) =>
  dots(
    times(end - first, (index) => ({
      x: 10 * ((first + index) % columns) + 5,
      y: 10 * Math.floor((first + index) / columns) + 5,
    })),
  );

/** A dot for each job of the worked example. Those filled from inside before are yellow, and so are those filled a year on. */
export function Jobs() {
  const { before, after, posts } = page.jobs;
  return (
    <svg
      className={styles.jobs}
      viewBox={`0 0 ${10 * columns} ${10 * Math.ceil(posts / columns)}`}
      aria-hidden="true"
    >
      <path d={dotsFrom(before, posts)} />
      <path className={styles.filled} d={dotsFrom(0, before)} />
      <path className={`${styles.filled} ${styles.gained}`} d={dotsFrom(before, after)} />
    </svg>
  );
}
