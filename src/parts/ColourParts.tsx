import { colours } from '../design/tokens.ts';
import { Sheet } from '../sections/Sheet.tsx';
import { contrastRatio } from './contrast.ts';
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import { Specimen } from './Specimen.tsx';

function Swatches() {
  return (
    <ul className="swatches">
      {Object.entries(colours).map(([name, value]) => (
        <li key={name}>
          <span className="swatch" style={{ background: value }} />
          <b>{name}</b>
          <span className="specimen-note">{value}</span>
        </li>
      ))}
    </ul>
  );
}

function Pair({ colour, ground, atLeast, use }: ContrastPair) {
  const ratio = contrastRatio(colours[colour], colours[ground]);
  const look = { background: colours[ground], color: colours[colour] };
  return (
    <li className="pair">
      {atLeast === 3 ? (
        <span className="pair-sample" style={look} aria-hidden="true">
          <span className="pair-ring" />
        </span>
      ) : (
        <span className="pair-sample" style={look}>
          {use}
        </span>
      )}
      <span>
        <b className="tabular-nums">{ratio.toFixed(1)}:1</b> {colour} on {ground}
        <span className="specimen-note">
          {atLeast === 3 ? `${use}, at least` : 'at least'} {atLeast}:1
          {ratio < atLeast ? ', missed' : ''}
        </span>
      </span>
    </li>
  );
}

/** The palette, and every colour on the grounds it stands on with its measured contrast. */
export function ColourParts() {
  return (
    <Sheet id="colour" name="Tokens" title="Colour">
      <Specimen name="Palette" note="In OKLCH; the one action colour is signal.">
        <Swatches />
      </Specimen>
      <Specimen
        name="Contrast"
        note="Computed from the tokens. Body copy 7:1, other text 4.5:1, rings and frames 3:1."
      >
        <ul className="pairs">
          {contrastPairs.map((pair) => (
            <Pair key={`${pair.colour} ${pair.ground} ${pair.use}`} {...pair} />
          ))}
        </ul>
      </Specimen>
    </Sheet>
  );
}
