import { dayInWords, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import passport from '../../content/screens/skills-passport.yaml';
import './stamp.css';

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
    <g className="stamp-weave">
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
    <svg className="stamp-seal" viewBox="-118 -118 236 236" aria-hidden="true">
      <Weave along={110} across={95} />
      <circle className="stamp-line" r="92" />
      <Weave along={64} across={36} />
      <path id="stamp-ring" d={ring} />
      <text className="stamp-around" textLength={2 * Math.PI * ringRadius - 6} transform="rotate(80)">
        <textPath href="#stamp-ring">{around}</textPath>
      </text>
      <circle className="stamp-disc" r="41" />
      <text className="stamp-level" textAnchor="middle" y="2">
        {level}
      </text>
      <text className="stamp-date" textAnchor="middle" y="19">
        {date}
      </text>
      {marks.map(({ x, y }, index) => (
        <g key={x} className="stamp-mark" transform={`translate(${x} ${y})`}>
          <circle r="10" />
          <text textAnchor="middle" y="4">
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
    <div className="stamp">
      <h3 className="font-700 text-heading">{title}</h3>
      <Seal
        around={`${[around, skill, values.issuer].map((word) => word.toUpperCase()).join(' · ')} · `}
        level={fillIn(level, values)}
        date={values.date}
      />
      <ol className="stamp-parts">
        {parts.map((part) => (
          <li key={part.title}>
            <strong>{part.title}</strong> {fillIn(part.text, values)}
          </li>
        ))}
      </ol>
    </div>
  );
}
