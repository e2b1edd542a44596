import type { ReactNode } from 'react';
import { ExternalLink } from '../components/Links.tsx';

/** The same on each of the three grounds of a sheet. */
function Grounds({ children }: { readonly children: ReactNode }) {
  return (['paper', 'mist', 'ink'] as const).map((ground) => (
    <div key={ground} className="section flex flex-wrap gap-6 items-center p-6" data-ground={ground}>
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
    <Grounds>
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
    </Grounds>
  );
}

export function LinksAndBadges() {
  return (
    <Grounds>
      <a className="text-link" href="#controls">
        Read how it is counted
      </a>
      <p>
        A sentence with an <ExternalLink href="#controls">external link</ExternalLink> in it.
      </p>
      <span className="badge">A badge</span>
    </Grounds>
  );
}
