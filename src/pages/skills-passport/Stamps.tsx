import { Decoration } from '../../components/Decoration.tsx';
import { fillIn } from '../../content/format.ts';
import type page from './page.yaml';
import styles from './StampCheck.module.css';
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

/** The double frame of a passport's page. */
export const passportFrame =
  'rounded-[10px] border-2 border-foreground bg-paper outline-1 outline-foreground -outline-offset-8';

/** The page of a passport with a stamp for each credential; those that may not be seen are embossed without ink. */
export function Stamps({ credentials, sees, level, pending, hidden }: StampsProps) {
  return (
    <ul
      className={`${passportFrame} grid gap-x-1 gap-y-5 px-3 py-6 page-3xs:grid-cols-3 page-md:gap-x-4 page-md:gap-y-8 page-md:px-6 page-md:py-9`}
    >
      {credentials.map((credential, place) => {
        const isSeen = sees.includes(place);
        return (
          <li
            key={credential.skill}
            className="relative grid text-small leading-snug [--seal:5rem] max-page-md:text-[0.75rem] page-md:[--seal:7.5rem]"
          >
            {isSeen ? null : (
              <>
                <span className="sr-only">{hidden}</span>
                <svg
                  className="absolute inset-x-0 top-0 mx-auto size-[var(--seal)] fill-none stroke-outline opacity-50"
                  viewBox="-50 -50 100 100"
                  aria-hidden="true"
                >
                  {seal}
                </svg>
              </>
            )}
            <span
              className={`relative grid content-start justify-items-center text-center ${styles.inked}`}
              aria-hidden={!isSeen}
            >
              <svg
                className={`${styles.small} ${credential.pending ? styles.pending : ''}`}
                viewBox="-50 -50 100 100"
                aria-hidden="true"
              >
                {seal}
              </svg>
              <Decoration className="absolute top-0 font-display text-heading font-700 leading-[var(--seal)]">
                {credential.level}
              </Decoration>
              <b className="mt-2 font-display text-body leading-tight page-md:text-lead">
                {credential.skill}
              </b>{' '}
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
        );
      })}
    </ul>
  );
}
