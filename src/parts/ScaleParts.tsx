import { durations, radius, spacing, typeScale } from '../design/tokens.ts';
import { Sheet } from '../sections/Sheet.tsx';
import { Specimen } from './Specimen.tsx';

function Type() {
  return Object.entries(typeScale)
    .toReversed()
    .map(([name, { fontSize, lineHeight }], index) => (
      <div key={name} className="type-step">
        <p style={{ fontSize, lineHeight }} className={index < 4 ? 'font-700 font-display' : ''}>
          Know where you are short
        </p>
        <p className="specimen-note">
          <b>{name}</b> {fontSize}, line height {lineHeight}
        </p>
      </div>
    ));
}

function Lengths({ of }: { readonly of: Readonly<Record<string, string>> }) {
  return (
    <dl className="lengths">
      {Object.entries(of).map(([name, length]) => (
        <div key={name}>
          <dt>
            <b>{name}</b>
            <span className="specimen-note">{length}</span>
          </dt>
          <dd className="length" style={{ width: length }} />
        </div>
      ))}
    </dl>
  );
}

/** Type sizes, distances, corners and motion. */
export function ScaleParts() {
  return (
    <Sheet id="scale" name="Tokens" title="Type, space, corners, motion" ground="mist">
      <Specimen name="Type" note="Seven fluid steps between 390 and 1280 px wide pages.">
        <Type />
      </Specimen>
      <Specimen
        name="Space"
        note="Between sections, between a heading and its content, between parts, between columns; the widest page."
      >
        <Lengths of={spacing} />
      </Specimen>
      <Specimen name="Corners" note="Small: badges and marks; medium: fields, buttons, frames.">
        <ul className="corners">
          {Object.entries(radius).map(([name, borderRadius]) => (
            <li key={name}>
              <span className="corner" style={{ borderRadius }} />
              <b>{name}</b> <span className="specimen-note">{borderRadius}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Motion" note="Point at a bar. Under reduced motion nothing moves.">
        <ul className="motions">
          {Object.entries(durations).map(([name, duration]) => (
            <li key={name} className="motion" data-duration={name}>
              <span className="motion-bar" />
              <b>{name}</b> <span className="specimen-note">{duration}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </Sheet>
  );
}
