import type { ReactNode } from 'react';
import { forcedAttribute } from './pseudo-states.ts';

interface SpecimenProps {
  readonly name: string;
  /** When it is used, or what to look at. */
  readonly note?: string;
  /** True for what is as wide as the page in the site, too. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One part under its name, which stands in the margin on wide pages. */
export function Specimen({ name, note, wide = false, children }: SpecimenProps) {
  return (
    <div className={wide ? 'specimen' : 'specimen specimen-columns'}>
      <div className="specimen-words">
        <h3 className="font-700 text-heading">{name}</h3>
        {note ? <p className="specimen-note">{note}</p> : null}
      </div>
      <div className="specimen-body">{children}</div>
    </div>
  );
}

interface StateProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One state of a part, with what it is called. */
export function State({ name, children }: StateProps) {
  return (
    <div className="state">
      <p className="state-name">{name}</p>
      {children}
    </div>
  );
}

/** The states that a pointer or the keyboard causes, and the words that force them. */
const pointerStates = [
  ['Rest', ''],
  ['Hover', 'hover'],
  ['Focus', 'focus-visible'],
  ['Pressed', 'hover active'],
] as const;

interface PointerStatesProps {
  /** Draws the part; the attribute goes on what is pointed at. */
  readonly of: (forced: Readonly<Record<string, string>>) => ReactNode;
}

/** A part at rest, pointed at, in focus and pressed, side by side. */
export function PointerStates({ of }: PointerStatesProps) {
  return pointerStates.map(([name, words]) => (
    <State key={name} name={name}>
      {of(words ? { [forcedAttribute]: words } : {})}
    </State>
  ));
}

const grounds = ['paper', 'mist', 'ink'] as const;

/** The same on each of the three grounds of a sheet. */
export function Grounds({ children }: { readonly children: ReactNode }) {
  return grounds.map((ground) => (
    <div key={ground} className="sheet ground" data-ground={ground}>
      {children}
    </div>
  ));
}
