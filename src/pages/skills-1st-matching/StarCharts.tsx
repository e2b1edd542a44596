import { fillIn } from '../../content/format.ts';
import styles from './Matching.module.css';
import { middles, radius, type Star, size, type skyAt } from './sky.ts';

const percentOf = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10}%`;
const acrossOf = (x: number) => percentOf(x, size.width);
const downOf = (y: number) => percentOf(y, size.height);

/** Lines from the middle to the rim, every 30 degrees. */
const hours = Array.from({ length: 12 }, (_, hour) => {
  const [x, y] = [Math.cos((hour * Math.PI) / 6), Math.sin((hour * Math.PI) / 6)];
  const [from, to] = [radius / 5, radius - 8];
  return `M${Math.round(from * x)} ${Math.round(from * y)}L${Math.round(to * x)} ${Math.round(to * y)}`;
}).join('');

/** A sky: rings of declination, hours of right ascension, and a scale on its rim. */
interface DiscProps {
  readonly x: number;
  readonly stroke?: string;
  readonly fill?: string;
}

function Disc({ x, stroke = '', fill = '' }: DiscProps) {
  return (
    <g transform={`translate(${x} ${middles.y})`} className={stroke}>
      {[0.2, 0.4, 0.6, 0.8].map((share) => (
        <circle key={share} r={radius * share} className="stroke-line" />
      ))}
      <path d={hours} className="stroke-line" />
      <circle r={radius - 4} strokeWidth="8" strokeDasharray="1 10.4" />
      <circle r={radius} strokeWidth="1.5" className={fill} />
    </g>
  );
}

/** A line through stars, from the highest to the lowest. */
const through = (stars: readonly Star[], xOf: (star: Star) => number) =>
  stars
    .toSorted((one, other) => one.y - other.y)
    .map((star, place) => `${place === 0 ? 'M' : 'L'}${xOf(star)} ${star.y}`)
    .join('');

const personX = ({ x, away }: Star) => x + away;
const isAsked = ({ asked }: Star) => asked > 0;
/** Stars without a level are those that the best candidate has besides. */
const isShown = ({ asked, shown }: Star) => asked === 0 || shown > 0;

interface StarProps {
  readonly star: Star;
  readonly pointed: boolean;
}

/** The role's star is a ring, the person's a disc: the higher the level, the larger. `data-skill` is for the pointer. */
function StarMark({ star, pointed }: StarProps) {
  const { skill, asked, shown, x, y, coincides } = star;
  const ring = 5.5 + 1.2 * asked;
  const at = asked > 0 ? x : personX(star);
  return (
    <g>
      {pointed ? <circle cx={at} cy={y} r={ring + 6} className={styles.pointed} /> : null}
      {asked > 0 ? (
        <circle
          cx={x}
          cy={y}
          r={ring}
          strokeWidth="2"
          className={coincides ? 'fill-sun forced-colors:fill-[Highlight]' : 'fill-background'}
        />
      ) : null}
      {isShown(star) && !coincides ? (
        <circle
          cx={personX(star)}
          cy={y}
          r={shown > 0 ? 2 + 1.2 * shown : 4.5}
          className="fill-link stroke-none forced-colors:fill-[CanvasText]"
        />
      ) : null}
      <circle cx={at} cy={y} r="20" className={`stroke-none fill-none ${styles.hit}`} data-skill={skill} />
    </g>
  );
}

const anchors = {
  left: '[text-anchor:end]',
  right: '',
  below: '[text-anchor:middle]',
} as const;

function StarName({ star }: { readonly star: Star }) {
  const { skill, asked, x, y, side, coincides } = star;
  const below = side === 'below';
  // Names below their stars take a line for each word.
  const lines = below ? skill.split(' ') : [skill];
  return (
    <text
      x={acrossOf(asked > 0 ? x : personX(star))}
      y={downOf(y)}
      dx={{ left: '-3%', right: '3%', below: 0 }[side]}
      className={`${anchors[side]} ${coincides ? 'fill-foreground' : 'fill-muted'}`}
    >
      {lines.map((line, place) => (
        <tspan
          key={line}
          {...(below && { x: acrossOf(asked > 0 ? x : personX(star)) })}
          dy={below ? (place === 0 ? '1.9em' : '1.15em') : '0.35em'}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface StarChartsProps {
  readonly sky: ReturnType<typeof skyAt>;
  readonly role: string;
  readonly code: string;
  readonly words: { readonly role: string; readonly person: string };
  /** The skill whose star is read out. */
  readonly pointed: string | undefined;
}

/** The sky of a role and, over it, the sky of a person, which slides. Decorative: radio buttons name the stars. */
export function StarCharts({ sky, role, code, words, pointed }: StarChartsProps) {
  const { stars, away } = sky;
  return (
    <svg className={styles.chart} aria-hidden="true">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="overflow-visible fill-none stroke-foreground"
        aria-hidden="true"
      >
        <Disc x={middles.role} />
        <Disc x={middles.person + away} stroke="stroke-link" fill="fill-link/8" />
        <path
          d={`${through(
            stars.filter((star) => isAsked(star) && isShown(star)),
            personX,
          )}${through(
            stars.filter(({ asked, shown }) => asked + shown === 0),
            personX,
          )}`}
          className="stroke-link"
        />
        <path d={through(stars.filter(isAsked), ({ x }) => x)} />
        <g
          transform={`translate(${175 + away} 293)`}
          strokeWidth="2"
          className={`fill-background ${styles.handle}`}
        >
          <circle r="19" />
          <path d="M-4-5l-6 5 6 5M4-5l6 5-6 5" />
        </g>
        {stars.map((star) => (
          <StarMark key={star.skill} star={star} pointed={star.skill === pointed} />
        ))}
      </svg>
      <text x="0" y="3%" className="fill-foreground">
        {words.role}
        <tspan x="0" dy="1.4em" className="fill-muted">
          {role}
        </tspan>
      </text>
      <text x={acrossOf(middles.person + radius + away)} y="3%" className="fill-foreground [text-anchor:end]">
        {fillIn(words.person, { code })}
      </text>
      {stars.map((star) => (
        <StarName key={star.skill} star={star} />
      ))}
    </svg>
  );
}
