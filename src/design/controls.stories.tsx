import type { ReactNode } from 'react';
import { ExternalLink } from '../components/Links.tsx';

/** The same on each of the three backgrounds of a sheet. */
function Backgrounds({ children }: { readonly children: ReactNode }) {
  return (['paper', 'mist', 'ink'] as const).map((background) => (
    <div
      key={background}
      className="section flex flex-wrap gap-6 items-center p-6"
      data-background={background}
    >
      {children}
    </div>
  ));
}

const kinds = [
  'button button-action',
  'button button-solid',
  'button',
  'button button-quiet',
  'button button-light',
];

export function Buttons() {
  return (
    <Backgrounds>
      {kinds.map((kind) => (
        <div key={kind} className="flex flex-wrap gap-2">
          <button type="button" className={kind}>
            Free
          </button>
          <button type="button" className={kind} disabled>
            Disabled
          </button>
          <button type="submit" className={kind} disabled aria-busy="true">
            Busy
          </button>
        </div>
      ))}
    </Backgrounds>
  );
}

export function LinksAndBadges() {
  return (
    <Backgrounds>
      <a className="text-link" href="#controls">
        Read how it is counted
      </a>
      <p>
        A sentence with an <ExternalLink href="#controls">external link</ExternalLink> in it.
      </p>
      <span className="badge">A badge</span>
    </Backgrounds>
  );
}
