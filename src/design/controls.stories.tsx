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

const kinds = ['button button-action', 'button button-solid', 'button', 'button button-quiet'];

export function Buttons() {
  return (
    <Grounds>
      {kinds.map((kind) => (
        <button key={kind} type="button" className={kind}>
          Free
        </button>
      ))}
    </Grounds>
  );
}

export function DisabledAndBusyButtons() {
  return (
    <Grounds>
      {kinds.map((kind) => (
        <div key={kind}>
          <button type="button" className={kind} disabled>
            Disabled
          </button>{' '}
          <button type="submit" className={kind} disabled aria-busy="true">
            Busy
          </button>
        </div>
      ))}
    </Grounds>
  );
}

/** The strongest button of a dark sheet that has no Book a Meeting. */
export function LightButton() {
  return (
    <div className="section flex flex-wrap gap-6 items-center p-6" data-ground="ink">
      <button type="button" className="button button-light">
        Light
      </button>
    </div>
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
