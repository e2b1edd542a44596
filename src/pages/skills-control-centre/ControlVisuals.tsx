import { count } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';

type ControlCentre = Content<'screens/control-centre'>;

/** The connected systems as stations of one line, each with the number of its records. */
export function ConnectedSystems({ systems }: Pick<ControlCentre['agent'], 'systems'>) {
  return (
    <ul className="grid [grid-auto-columns:1fr] [grid-auto-flow:column] last:self-end">
      {systems.map(({ name, records, of }) => (
        <li
          className="relative mt-2 pt-4 border-t-2 border-t-lagoon before:content-[''] before:absolute before:left-0 before:-top-1.75 before:border-2 before:border-ink before:w-3 before:h-3 before:rounded-full before:bg-sun last:border-transparent"
          key={name}
        >
          <b className="block">{name}</b>{' '}
          <span className="block text-[var(--screen-quiet)]">{count(records)}</span>{' '}
          <span className="block text-[var(--screen-quiet)]">{of}</span>
        </li>
      ))}
    </ul>
  );
}

/** A part of a whole as the length of a bar. The figures stand beside it. */
export function ShareBar({ part, whole }: { readonly part: number; readonly whole: number }) {
  return (
    <svg className="block w-full h-3" viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H200V10H0z" className="[fill:oklch(0.89_0.04_200)] forced-colors:[fill:GrayText]" />
      <path d={`M0 0H${Math.round((200 * part) / whole)}V10H0z`} className="gap-short" />
    </svg>
  );
}

/** How many matches each share of skills has, as columns with their figures; the strong ones are marked. */
export function MatchColumns({ shares }: Pick<ControlCentre['matching'], 'shares'>) {
  const most = Math.max(...shares.map(({ matches }) => matches));
  return (
    <ul className="grid gap-2 [grid-auto-columns:1fr] [grid-auto-flow:column] last:self-end">
      {shares.map(({ from, matches, strong }) => (
        <li className="grid" key={from}>
          <b>{matches}</b>{' '}
          <svg
            className="border-b border-b-ink w-full h-11"
            viewBox="0 0 10 40"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path
              d={`M0 40V${40 - Math.round((40 * matches) / most)}H10V40z`}
              className={strong ? 'gap-short' : '[fill:oklch(0.89_0.04_200)] forced-colors:[fill:GrayText]'}
            />
          </svg>{' '}
          <span className="text-[var(--screen-quiet)]">{from}</span>
        </li>
      ))}
    </ul>
  );
}
