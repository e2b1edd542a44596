import type { Strand } from './record.ts';
import styles from './StampCheck.module.css';

const ringRadius = 74;
/** How long the words run around the ring: Firefox reads it on the text, Safari on the path's text. */
const wordsLength = 2 * Math.PI * ringRadius - 6;

/**
 * Where the number of each part stands on the stamp, in its own units; the list beside it has the same order. Those of the skill
 * and the issuer stand outside the words, with a line to them.
 */
const marks = [
  { x: 24.3, y: -105.2, to: 'M20-86.7L24.3-105.2' },
  { x: -36, y: -26 },
  { x: 37, y: 38 },
  { x: 107.6, y: -9.4, to: 'M88.7-7.8L107.6-9.4' },
  { x: -72, y: 72 },
] as const;

interface StrandsProps {
  readonly strands: readonly Strand[];
  /** Half the axes of a strand. */
  readonly along: number;
  readonly across: number;
}

/** Strands of a weave around the centre. One that is out of place is turned, stretched and in the colour of an error. */
function Strands({ strands, along, across }: StrandsProps) {
  return strands.map(({ out }, index) => (
    <ellipse
      // biome-ignore lint/suspicious/noArrayIndexKey: a strand is its place
      key={index}
      className={out === 0 ? styles.strand : `${styles.strand} ${styles.torn}`}
      rx={along}
      ry={across}
      transform={`rotate(${Math.round((180 * index) / strands.length + 34 * out)})scale(${(1 + 0.07 * out).toFixed(3)} ${(1 - 0.16 * Math.abs(out)).toFixed(3)})`}
    />
  ));
}

interface SealProps {
  readonly strands: readonly Strand[];
  /** The words around the ring. */
  readonly words: string;
  readonly level: string;
  readonly date: string;
  readonly isWhole: boolean;
}

/** The stamp with its weave, drawn from a digest. The numbers are those of the list beside it. */
export function Seal({ strands, words, level, date, isWhole }: SealProps) {
  const half = strands.length / 2;
  return (
    <svg
      className={`forced-colors:bg-paper ${styles.seal}`}
      viewBox="-118 -118 236 236"
      textAnchor="middle"
      aria-hidden="true"
    >
      <g className="stroke-lagoon stroke-width-0.6">
        <Strands strands={strands.slice(0, half)} along={110} across={95} />
        <circle className="fill-paper stroke-2" r="92" />
        <Strands strands={strands.slice(half)} along={64} across={36} />
      </g>
      <path id="stamp-ring" d={`M0 ${ringRadius}a${ringRadius} ${ringRadius} 0 1 1 .01 0`} />
      <text
        className="fill-lagoon text-[14.5px] font-600"
        textAnchor="start"
        textLength={wordsLength}
        transform="rotate(80)"
      >
        <textPath href="#stamp-ring" textLength={wordsLength}>
          {words}
        </textPath>
      </text>
      <circle className={isWhole ? 'fill-sun stroke-ink' : 'fill-paper stroke-alarm stroke-2'} r="41" />
      <text className="fill-ink font-display text-[19px]" y="2">
        {level}
      </text>
      <text className="fill-ink text-[11px] font-600" y="19">
        {date}
      </text>
      {marks.map(({ x, y, ...mark }, index) => (
        <g key={x}>
          {'to' in mark ? <path className="stroke-ink stroke-2" d={mark.to} /> : null}
          <g transform={`translate(${x} ${y})`}>
            <circle className="fill-ink stroke-paper stroke-2" r="9" />
            <text className="fill-paper text-[11px] font-600" y="4">
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
