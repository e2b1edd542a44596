import { StretchedSvg } from '../../components/Decoration.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import type page from './page.yaml';
import styles from './RecordFlow.module.css';

type RecordFlowProps = (typeof page)['hero']['flow'] & Pick<(typeof page)['board'], 'kinds'>;

/** Threads of one system, beside each other. */
const strands = [-2.4, 0, 2.4] as const;

/** Middles of the rows on either side, and the places in the bundle, as per cent of the height. */
const ends = [0, 1, 2, 3, 4].map((row) => ({ row: 10 + 20 * row, bundle: 42 + 4 * row }));

/** Paths from a row on the left to the bundle on the right. They leave and arrive level. */
const gathered = ends.map(({ row, bundle }) =>
  strands
    .map(
      (strand) =>
        `M0 ${row + strand}C55 ${row + strand} 45 ${bundle + strand / 2} 100 ${bundle + strand / 2}`,
    )
    .join(''),
);

/** Paths from the bundle on the left to a row on the right, one for each answer. */
const spread = ends.map(({ row, bundle }) => `M0 ${bundle}C55 ${bundle} 45 ${row} 100 ${row}`);

/** Systems on the left whose threads run together into one taxonomy, and on the right what comes out of it. */
export function RecordFlow({ description, hub, answers, kinds }: RecordFlowProps) {
  return (
    <figure className={styles.flow}>
      <figcaption className="sr-only">{description}</figcaption>
      <ul className={styles.ends}>
        {kinds.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
      <StretchedSvg className={styles.threads} viewBox="0 0 100 100">
        {gathered.map((d) => (
          <path key={d} d={d} />
        ))}
        {gathered.map((d) => (
          <path key={d} d={d} className={styles.records} />
        ))}
      </StretchedSvg>
      <p className={styles.hub}>
        <b>{hub.title}</b> <span>{hub.text}</span>
      </p>
      <StretchedSvg className={`${styles.threads} ${styles.out}`} viewBox="0 0 100 100">
        {spread.map((d) => (
          <path key={d} d={d} />
        ))}
        {spread.map((d) => (
          <path key={d} d={d} className={styles.records} />
        ))}
      </StretchedSvg>
      <ul className={styles.ends}>
        {answers.map(({ mark, text }) => (
          <li key={mark} data-world={mark}>
            <b className={styles.answer}>
              <ProductGlyph product={mark} className="size-5 text-paper stroke-reef" />
              {text}
            </b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
