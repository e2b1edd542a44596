import { dayInWords, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import passport from '../../content/screens/skills-passport.yaml';

const turns = Array.from({ length: 15 }, (_, index) => index * 12);
const ringRadius = 74;

/** Where the number of each part stands on the stamp, in its own units; the list beside it has the same order. */
const marks = [
  { x: 0, y: -98 },
  { x: -36, y: -26 },
  { x: 37, y: 38 },
  { x: 98, y: 0 },
  { x: -72, y: 72 },
] as const;

interface WeaveProps {
  /** Half the axes of the ellipses that are turned around the centre. */
  readonly along: number;
  readonly across: number;
}

function Weave({ along, across }: WeaveProps) {
  return (
    <g className="stroke-lagoon stroke-width-0.6">
      {turns.map((turn) => (
        <ellipse key={turn} rx={along} ry={across} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

interface SealProps {
  readonly around: string;
  readonly level: string;
  readonly date: string;
}

function Seal({ around, level, date }: SealProps) {
  const ring = `M0 ${ringRadius}a${ringRadius} ${ringRadius} 0 1 1 .01 0`;
  return (
    <svg
      className="w-full max-w-60 fill-none page-sm:max-w-88"
      viewBox="-118 -118 236 236"
      aria-hidden="true"
    >
      <Weave along={110} across={95} />
      <circle className="fill-paper stroke-lagoon stroke-2" r="92" />
      <Weave along={64} across={36} />
      <path id="stamp-ring" d={ring} />
      <text
        className="font-600 fill-lagoon text-[14px]"
        textLength={2 * Math.PI * ringRadius - 6}
        transform="rotate(80)"
      >
        <textPath href="#stamp-ring">{around}</textPath>
      </text>
      <circle className="fill-sun stroke-ink" r="41" />
      <text className="fill-ink font-display text-[19px] font-700" textAnchor="middle" y="2">
        {level}
      </text>
      <text className="fill-ink font-600 text-[10.5px]" textAnchor="middle" y="19">
        {date}
      </text>
      {marks.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className="fill-ink stroke-paper stroke-2" r="10" />
          <text className="font-600 fill-paper text-[11px]" textAnchor="middle" y="4">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** One stamp of the passport on the screen, enlarged, with what each of its parts is for. */
export function AnnotatedStamp({ title, skill, around, level, parts }: Content<'skills-passport'>['stamp']) {
  const credential = passport.credentials.find((candidate) => candidate.skill === skill);
  if (!credential) throw new Error(`The passport on the screen has no credential for ${skill}.`);
  const values = {
    skill,
    level: credential.level,
    date: dayInWords(credential.date),
    issuer: passport.issuers[credential.issuer].name,
  };
  return (
    <div className="grid gap-5 content-start page-md:gap-x-gutter-wide page-md:grid-cols-[20rem_1fr] page-2xl:grid-cols-1">
      <h3 className="font-700 text-heading page-md:col-span-full">{title}</h3>
      <Seal
        around={`${[around, skill, values.issuer].map((word) => word.toUpperCase()).join(' · ')} · `}
        level={fillIn(level, values)}
        date={values.date}
      />
      <ol>
        {parts.map((part, index) => (
          <li className="relative border-t border-t-line py-2.5 pl-9 text-small" key={part.title}>
            <span
              className="absolute left-0 top-2.5 size-5.5 rounded-full bg-ink text-paper text-center text-caption font-700 leading-5.5"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <strong>{part.title}.</strong> {fillIn(part.text, values)}
          </li>
        ))}
      </ol>
    </div>
  );
}
