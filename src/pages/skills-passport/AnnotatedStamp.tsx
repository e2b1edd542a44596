import { NumberedList } from '../../components/NumberedList.tsx';
import { fillIn } from '../../content/format.ts';
import page from './page.yaml';
import { Weave } from './Weave.tsx';

const { skill, around, level, parts } = page.stamp;
const credential = page.try.credentials.find((candidate) => candidate.skill === skill);
if (!credential) throw new Error(`The passport has no credential for ${skill}.`);
const { pending: _, ...values } = credential;

const ringRadius = 74;
/** How long the words run around the ring: Firefox reads it on the text, Safari on the path's text. */
const wordsLength = 2 * Math.PI * ringRadius - 6;
const words = `${[around, skill, values.issuer].map((word) => word.toUpperCase()).join(' · ')} · `;

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

function Seal() {
  return (
    <svg
      className="w-full max-w-88 fill-none forced-colors:bg-paper forced-color-adjust-none max-page-md:justify-self-center page-lg:max-w-none"
      viewBox="-118 -118 236 236"
      textAnchor="middle"
      aria-hidden="true"
    >
      <g className="stroke-lagoon stroke-width-0.6">
        <Weave turn={12} along={110} across={95} />
        <circle className="fill-paper stroke-2" r="92" />
        <Weave turn={12} along={64} across={36} />
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
      <circle className="fill-sun stroke-ink" r="41" />
      <text className="fill-ink font-display text-[19px]" y="2">
        {fillIn(level, values)}
      </text>
      <text className="fill-ink text-[11px] font-600" y="19">
        {values.date}
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

/** One stamp of the passport, enlarged, with what each of its parts is for. */
export function AnnotatedStamp() {
  return (
    <div className="grid items-center gap-x-gutter-wide gap-y-6 page-md:grid-cols-[20rem_1fr] page-lg:grid-cols-[7fr_5fr]">
      <Seal />
      <NumberedList>
        {parts.map((part, index) => (
          <li className="relative border-t border-t-line py-3.5 pl-11" key={part.title}>
            <span className="absolute top-3.5 left-0 size-7 rounded-full bg-ink text-center text-small font-700 leading-7 text-paper">
              {index + 1}
            </span>{' '}
            <strong className="block">{part.title}</strong> {fillIn(part.text, values)}
          </li>
        ))}
      </NumberedList>
    </div>
  );
}
