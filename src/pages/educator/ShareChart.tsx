import { fillIn } from '../../content/format.ts';
import styles from './Thresholds.module.css';
import type { Curriculum, Place } from './thresholds.ts';
import { heightOf, placeOf, type Rules } from './thresholds.ts';

interface ShareChartProps {
  readonly words: Curriculum;
  readonly rules: Rules;
  /** The skill that is drawn large, and the term that is read out. */
  readonly at: Place;
  readonly onTerm: (term: number) => void;
  readonly onHover: (place: Place | undefined) => void;
}

const label = 'relative grid min-h-11 content-center justify-center text-small';

const percent = (amount: number) => `${amount}%`;

/** A threshold across the window, with its words at the left. */
function Threshold({
  rule,
  share,
  label,
}: {
  readonly rule: keyof Rules;
  readonly share: number;
  readonly label: string;
}) {
  const y = percent(heightOf(share));
  return (
    <>
      <line className={styles[rule]} x1="0" x2="100%" y1={y} y2={y} />
      <text
        className={styles.name}
        {...(rule === 'add' ? { x: '1.25rem', dy: '-0.5em' } : { x: '98%', dy: '1.25em', textAnchor: 'end' })}
        y={y}
      >
        {label}
      </text>
    </>
  );
}

/** Each skill's share of job adverts term by term, one of them large, and both thresholds as lines across the window. */
export function ShareChart({ words, rules, at, onTerm, onHover }: ShareChartProps) {
  const { terms, skills } = words;
  const x = (term: number) => percent(placeOf(term, terms.length));
  const y = (share: number) => percent(heightOf(share));
  const drawn = skills[at.skill];
  const shares = drawn?.terms.map(({ share }) => share) ?? [];
  const last = shares.at(-1) ?? 0;
  const short = rules.add - last;
  // The next term continues the step of the last one, as far as the chart reaches.
  const next = Math.min(52, Math.max(0, last + (last - (shares.at(-2) ?? last))));
  return (
    <>
      <svg
        className={`${styles.chart} block w-full fill-foreground`}
        role="img"
        aria-label={fillIn(words.chart, {
          skill: drawn?.skill ?? '',
          shares: shares.map(percent).join(', '),
        })}
      >
        {skills.map(({ skill, terms: cells }) =>
          cells
            .slice(1)
            .map(({ share }, index) => (
              <line
                key={`${skill} ${terms[index]?.name}`}
                className={styles.other}
                x1={x(index)}
                x2={x(index + 1)}
                y1={y(cells[index]?.share ?? 0)}
                y2={y(share)}
              />
            )),
        )}
        <Threshold rule="add" share={rules.add} label={fillIn(words.sliders.add, { share: rules.add })} />
        <Threshold rule="drop" share={rules.drop} label={fillIn(words.sliders.drop, { share: rules.drop })} />
        <line
          className={styles.next}
          x1={x(shares.length - 1)}
          x2={x(shares.length)}
          y1={y(last)}
          y2={y(next)}
        />
        {shares.slice(1).map((share, index) => (
          <line
            key={terms[index]?.name}
            className={styles.line}
            x1={x(index)}
            x2={x(index + 1)}
            y1={y(shares[index] ?? 0)}
            y2={y(share)}
          />
        ))}
        {shares.map((share, term) => (
          <g key={terms[term]?.name} className={term === at.term ? styles.read : undefined}>
            <circle className={styles.point} cx={x(term)} cy={y(share)} r="8" />
            <text className={styles.share} x={x(term)} y={y(share)} dy="1.25em">
              {percent(share)}
            </text>
          </g>
        ))}
        <text className={styles.verdict} x="98%" y={percent(Math.max(30, heightOf(rules.add)))} dy="-3.2em">
          <tspan className={styles.subject}>{drawn?.skill}</tspan>
          <tspan x="98%" dy="1.2em">
            {short > 0
              ? fillIn(short === 1 ? words.short.one : words.short.more, { points: short })
              : words.short.none}
          </tspan>
        </text>
      </svg>
      <fieldset className="grid auto-cols-fr grid-flow-col border-t border-t-line">
        <legend className="sr-only">{words.choose}</legend>
        {terms.map(({ name, brief }, term) => (
          <label
            key={name}
            className={`${styles.term} cursor-pointer ${label}`}
            onPointerEnter={() => onHover({ skill: at.skill, term })}
            onPointerLeave={() => onHover(undefined)}
          >
            <input
              className={styles.pick}
              type="radio"
              name="term"
              checked={term === at.term}
              onChange={() => onTerm(term)}
            />
            <span className="page-md:hidden" aria-hidden="true">
              {brief}
            </span>
            <span className="max-page-md:sr-only">{name}</span>
          </label>
        ))}
        <span className={`text-muted ${label}`}>
          <span className="page-md:hidden" aria-hidden="true">
            {words.next.brief}
          </span>
          <span className="max-page-md:sr-only">{words.next.name}</span>
        </span>
      </fieldset>
    </>
  );
}
