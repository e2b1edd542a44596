import { StretchedSvg } from '../../components/Decoration.tsx';
import { change, fillIn } from '../../content/format.ts';
import { tenth } from '../../drawings/paths.ts';
import styles from './MoverCoast.module.css';
import page from './page.yaml';

const { movers } = page;
/** From the skill that rises most to the one that falls most. */
export const skills = movers.skills.toSorted((one, other) => other.trend - one.trend);
type Skill = (typeof skills)[number];

/** The line of today, in per cent of the figure's width. */
const today = 39;
const furthest = (sign: 1 | -1) => Math.max(1, ...skills.map(({ trend }) => sign * trend + movers.margin));
/** The width of one per cent of change: one scale, at which the longer side fits. */
const point = Math.min((100 - today) / furthest(1), today / furthest(-1));
/** A tint for every ten per cent. */
const step = 10;

const across = (trend: number) => tenth(today + point * trend);

/** The shore of these rows as terraces, a step for each skill, from the line of today and back to it; the first is row `from`. */
function shore(rows: readonly Skill[], from: number): string {
  const steps = rows.map(({ trend }, index) => `H${across(trend)}V${10 * (from + index + 1)}`);
  return `M${today} ${10 * from}${steps.join('')}H${today}`;
}

const rising = skills.filter(({ trend }) => trend > 0);
const falling = skills.filter(({ trend }) => trend <= 0);
const sides = [
  { id: 'rising', looks: 'fill-lagoon/22', outline: shore(rising, 0), rows: rising },
  { id: 'falling', looks: 'fill-sun/45', outline: shore(falling, rising.length), rows: falling },
].filter(({ rows }) => rows.length > 0);

/** The multiples of ten per cent from today up to the end of a side. */
function levelsOf(rows: readonly Skill[]): readonly number[] {
  const most = Math.max(...rows.map(({ trend }) => Math.abs(trend)));
  const sign = Math.sign(rows[0]?.trend ?? 1);
  return Array.from({ length: Math.ceil(most / step) }, (_, index) => sign * step * index);
}

const marksOf = (rows: readonly Skill[]) => levelsOf(rows).filter((level) => level !== 0);
/** Where the rises end and the falls begin. */
const middle = 10 * rising.length;

/** The coast with its tints and its stations; the rows over it say the same in words. */
function Coast() {
  return (
    <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
      <StretchedSvg viewBox={`0 0 100 ${10 * skills.length}`} width="100%" height="100%">
        {marksOf(rising).map((level) => (
          <path key={level} className="stroke-line" d={`M${across(level)} 0V${middle}`} />
        ))}
        {marksOf(falling).map((level) => (
          <path key={level} className="stroke-line" d={`M${across(level)} ${middle}V${10 * skills.length}`} />
        ))}
        <g className={styles.coast}>
          {sides.map(({ id, looks, outline, rows }) => (
            <g key={id}>
              <clipPath id={id}>
                <path d={`${outline}z`} />
              </clipPath>
              <g className={looks} clipPath={`url(#${id})`}>
                {levelsOf(rows).map((level) => (
                  <rect
                    key={level}
                    x={level < 0 || id === 'falling' ? 0 : across(level)}
                    width={id === 'falling' ? across(level) : 100}
                    height={10 * skills.length}
                  />
                ))}
              </g>
              <path className="fill-none stroke-2 stroke-ink forced-colors:stroke-[CanvasText]" d={outline} />
            </g>
          ))}
        </g>
        <path className="stroke-2 stroke-ink forced-colors:stroke-[CanvasText]" d={`M${today} 0V999`} />
      </StretchedSvg>
      {skills.map(({ name, trend }, index) => (
        <Forecast key={name} trend={trend} y={`${(100 * (index + 0.5)) / skills.length}%`} />
      ))}
    </svg>
  );
}

/** A station at the end of a step, on the line of its likely range. */
function Forecast({ trend, y }: { readonly trend: number; readonly y: string }) {
  const [from, to] = [-movers.margin, movers.margin].map((points) => `${across(trend + points)}%`);
  return (
    <g className="stroke-2 stroke-ink forced-colors:stroke-[CanvasText]">
      <line x1={from} x2={to} y1={y} y2={y} />
      <circle className="fill-paper" cx={`${across(trend)}%`} cy={y} r="5" />
    </g>
  );
}

/** What a station and its line mean, and how many job adverts are behind them. */
function Method() {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-1 pt-3 text-small">
      <p className="flex items-center gap-3">
        <svg
          className="w-12 flex-none stroke-2 stroke-ink forced-colors:stroke-[CanvasText]"
          viewBox="0 0 48 12"
          aria-hidden="true"
        >
          <path d="M0 6H48" />
          <circle className="fill-paper" cx="24" cy="6" r="5" />
        </svg>
        {fillIn(movers.likely, { margin: movers.margin })}
      </p>
      <p>{movers.basis}</p>
      {movers.sample ? <p className="text-muted">{movers.note}</p> : null}
    </div>
  );
}

/** A scale of changes, over the rises or under the falls. */
function Scale({ changes }: { readonly changes: readonly number[] }) {
  return (
    <svg className="block h-7 w-full overflow-visible text-small tabular-nums" aria-hidden="true">
      {changes.map((level) => (
        <text
          key={level}
          className="fill-slate forced-colors:fill-[CanvasText]"
          x={`${across(level)}%`}
          y="18"
          textAnchor="middle"
        >
          {level === 0 ? movers.today : change(level)}
        </text>
      ))}
    </svg>
  );
}

/** The skills that will move most as one terraced coast, to one scale: what rises is land, what falls is sand; and how sure that is. */
export function MoverCoast() {
  return (
    <div data-motion>
      <Scale changes={[0, ...marksOf(rising)]} />
      <div className="relative">
        <Coast />
        <ul className={styles.rows}>
          {skills.map(({ name, trend }, index) => {
            const note = index === 0 ? movers.highest : index === skills.length - 1 ? movers.lowest : '';
            return (
              <li key={name} className={styles.row}>
                <p className={`relative font-600 ${trend > 0 ? 'text-right' : 'col-start-2'}`}>
                  {name}{' '}
                  <span className={`whitespace-nowrap font-display ${note ? 'text-title' : 'text-lead'}`}>
                    {change(trend)}
                  </span>
                </p>
                {note ? <p className={styles.note}>{note}</p> : null}
              </li>
            );
          })}
        </ul>
      </div>
      <Scale changes={marksOf(falling)} />
      <Method />
    </div>
  );
}
