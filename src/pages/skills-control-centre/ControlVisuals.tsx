import { count } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';

type ControlCentre = Content<'screens/control-centre'>;

/** The connected systems as stations of one line, each with the number of its records. */
export function ConnectedSystems({ systems }: Pick<ControlCentre['agent'], 'systems'>) {
  return (
    <ul className="panel-stations">
      {systems.map(({ name, records, of }) => (
        <li key={name}>
          <b>{name}</b> <span>{count(records)}</span> <span>{of}</span>
        </li>
      ))}
    </ul>
  );
}

/** A part of a whole as the length of a bar. The figures stand beside it. */
export function ShareBar({ part, whole }: { readonly part: number; readonly whole: number }) {
  return (
    <svg className="share-bar" viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H200V10H0z" className="share-whole" />
      <path d={`M0 0H${Math.round((200 * part) / whole)}V10H0z`} className="gap-short" />
    </svg>
  );
}

/** How many matches each share of skills has, as columns with their figures; the strong ones are marked. */
export function MatchColumns({ shares }: Pick<ControlCentre['matching'], 'shares'>) {
  const most = Math.max(...shares.map(({ matches }) => matches));
  return (
    <ul className="panel-columns">
      {shares.map(({ from, matches, strong }) => (
        <li key={from}>
          <b>{matches}</b>{' '}
          <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
            <path
              d={`M0 40V${40 - Math.round((40 * matches) / most)}H10V40z`}
              className={strong ? 'gap-short' : 'share-whole'}
            />
          </svg>{' '}
          <span>{from}</span>
        </li>
      ))}
    </ul>
  );
}
