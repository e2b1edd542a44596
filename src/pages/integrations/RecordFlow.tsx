import { StretchedSvg } from '../../components/Decoration.tsx';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import type page from './page.yaml';
import styles from './RecordFlow.module.css';

type RecordFlowProps = (typeof page)['hero']['flow'] & Pick<(typeof page)['board'], 'kinds'>;

/** Threads of one system, beside each other. */
const strands = [-2, 0, 2] as const;

/** Middles of the rows on either side, and the places in the bundle, as per cent of the height. */
const ends = [0, 1, 2, 3, 4].map((row) => ({ row: 10 + 20 * row, bundle: 40 + 5 * row }));

/** A path from the left at one height to the right at another. It leaves and arrives level. */
const level = (from: number, to: number) => `M0 ${from}C55 ${from} 45 ${to} 100 ${to}`;

/** Paths from a system's row to the bundle on the right; sign-in, the last one, has a single thread. */
const gathered = ends.map(({ row, bundle }, index) =>
  (index === ends.length - 1 ? [0] : strands)
    .map((strand) => level(row + strand, bundle + strand / 2))
    .join(''),
);

/** Paths from the bundle on the left to a row on the right, one for each answer. */
const spread = ends.map(({ row, bundle }) => level(bundle, row));

/**
 * Records of several systems, each in its own words, whose threads run together into one entry of the taxonomy, and on the
 * right the answers that come out of it.
 */
export function RecordFlow({ description, hub, answers, kinds, note }: RecordFlowProps) {
  return (
    <figure>
      <figcaption className="sr-only">{description}</figcaption>
      <div className={styles.flow} data-motion>
        <ul className={styles.ends} data-side="systems">
          {kinds.map(({ name, record }) => (
            <li key={name}>
              <span>{name}</span> <b>{record}</b>
            </li>
          ))}
        </ul>
        <StretchedSvg className={styles.threads} viewBox="0 0 100 100">
          {gathered.map((d, index) => (
            <path key={d} d={d} data-rights={index === ends.length - 1 || undefined} />
          ))}
        </StretchedSvg>
        <p className={styles.hub}>
          <span>{hub.above}</span> <b>{hub.skill}</b>
        </p>
        <StretchedSvg className={`${styles.threads} ${styles.out}`} viewBox="0 0 100 100">
          {spread.map((d) => (
            <path key={d} d={d} />
          ))}
        </StretchedSvg>
        <ul className={styles.ends} data-side="answers">
          {answers.map(({ mark, question, text }) => (
            <li key={mark} data-world={mark}>
              <span className={styles.question}>
                <ProductGlyph product={mark} className="size-4.5 text-paper stroke-reef" />
                {question}
              </span>{' '}
              <b>{text}</b>
            </li>
          ))}
        </ul>
      </div>
      <p className="pt-6 text-small text-muted">{note}</p>
    </figure>
  );
}
