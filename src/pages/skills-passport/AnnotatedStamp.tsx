import { NumberedList } from '../../components/NumberedList.tsx';
import { dayInWords, fillIn } from '../../content/format.ts';
import page from './page.yaml';
import passport from './screen.yaml';
import { Weave } from './Weave.tsx';

const { title, skill, around, level, parts } = page.stamp;
const credential = passport.credentials.find((candidate) => candidate.skill === skill);
if (!credential) throw new Error(`The passport on the screen has no credential for ${skill}.`);
const issuer = passport.issuers[credential.issuer].name;
const values = { skill, issuer, level: credential.level, date: dayInWords(credential.date) };

const ringRadius = 74;
/** How long the words run around the ring: Firefox reads it on the text, Safari on the path's text. */
const wordsLength = 2 * Math.PI * ringRadius - 6;
const words = `${[around, skill, issuer].map((word) => word.toUpperCase()).join(' · ')} · `;

/**
 * Where the number of each part stands on the stamp, in its own units; the list beside it has the same order. Those of the skill
 * and the issuer take the place of the dot before their words, that of the weave is alone on it.
 */
const marks = [
  { x: -31.2, y: -72.6 },
  { x: -36, y: -26 },
  { x: 37, y: 38 },
  { x: 63.2, y: -47.4 },
  { x: -72, y: 72 },
] as const;

function Seal() {
  return (
    <svg
      className="w-full max-w-88 fill-none max-page-md:justify-self-center page-lg:max-w-none"
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
      {marks.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className="fill-ink stroke-paper stroke-2" r="9" />
          <text className="fill-paper text-[11px] font-600" y="4">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** One stamp of the passport on the screen, enlarged, with what each of its parts is for. */
export function AnnotatedStamp() {
  return (
    <div className="mb-block grid items-center gap-x-gutter-wide gap-y-6 page-md:grid-cols-[20rem_1fr] page-lg:grid-cols-[7fr_5fr]">
      <Seal />
      <div>
        <h3 className="mb-4 text-title">{title}</h3>
        <NumberedList>
          {parts.map((part, index) => (
            <li className="relative border-t border-t-line py-3.5 pl-11" key={part.title}>
              <span className="absolute top-3.5 left-0 size-7 rounded-full bg-ink text-center text-note font-700 leading-7 text-paper">
                {index + 1}
              </span>{' '}
              <strong className="block">{part.title}</strong> {fillIn(part.text, values)}
            </li>
          ))}
        </NumberedList>
      </div>
    </div>
  );
}
