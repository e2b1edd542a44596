import { Decoration } from '../../components/Decoration.tsx';
import { fillIn } from '../../content/format.ts';
import type page from './page.yaml';
import styles from './Stamps.module.css';
import { Weave } from './Weave.tsx';

type Words = (typeof page)['try'];

export interface StampsProps extends Pick<Words, 'credentials' | 'level' | 'pending' | 'hidden'> {
  /** The places of the stamps that can be seen. */
  readonly sees: readonly number[];
}

const seal = (
  <>
    <Weave turn={15} along={48} across={38} />
    <circle r="25" />
  </>
);

/** The page of a passport with a stamp for each credential; those that may not be seen are embossed without ink. */
export function Stamps({ credentials, sees, level, pending, hidden }: StampsProps) {
  return (
    <div className={styles.page}>
      <svg
        className={styles.guilloche}
        viewBox="-100 -66 200 132"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Weave turn={7.5} along={150} across={46} />
      </svg>
      <ul className={styles.places}>
        {credentials.map((credential, place) => (
          <li key={credential.skill} className={styles.place} data-seen={sees.includes(place) || undefined}>
            {sees.includes(place) ? null : <span className="sr-only">{hidden}</span>}
            <svg className={styles.blind} viewBox="-50 -50 100 100" aria-hidden="true">
              {seal}
            </svg>
            <span className={styles.stamp} data-at={place}>
              <svg
                className={styles.seal}
                data-pending={credential.pending || undefined}
                viewBox="-50 -50 100 100"
                aria-hidden="true"
              >
                {seal}
              </svg>
              <Decoration className={styles.level}>{credential.level}</Decoration>
              <b className="font-display text-body leading-tight page-md:text-lead">{credential.skill}</b>{' '}
              <span className="sr-only">{fillIn(level, { level: credential.level })}</span>
              <span>{credential.issuer}</span>{' '}
              <span className="text-muted">
                <span className="max-page-md:sr-only">
                  {credential.date}
                  {credential.pending ? ', ' : ''}
                </span>
                {credential.pending ? pending : ''}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
