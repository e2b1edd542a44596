import { useState } from 'react';
import { ChoiceGroup } from '../../components/Choice.tsx';
import { useHydrated } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { onlyLive } from '../../components/TryOut.tsx';
import { type Mover, rangeOf, ranked } from '../../content/forecast-range.ts';
import { change, fillIn } from '../../content/format.ts';
import styles from './Movers.module.css';
import type page from './page.yaml';
import { placeOf, rowHeight, scaleOf, today } from './stairs.ts';

export interface MoversProps {
  readonly words: (typeof page)['movers']['act'];
  /** All industries together first. */
  readonly industries: readonly { readonly name: string; readonly movers: readonly Mover[] }[];
}

interface StepProps extends Mover {
  readonly row: number;
  readonly scale: number;
  readonly chosen: boolean;
}

/** A step of the staircase with its range, its name on the dry side of today and its change inside. */
function Step({ name, change: percent, adverts, row, scale, chosen }: StepProps) {
  const rises = percent > 0;
  const end = placeOf(percent, scale);
  const [low, high] = rangeOf({ name, change: percent, adverts }).map((edge) => `${placeOf(edge, scale)}%`);
  const middle = rowHeight / 2;
  return (
    <g className={styles.step} transform={`translate(0 ${row * rowHeight})`}>
      <rect
        className={`${rises ? styles.rise : styles.fall} ${chosen ? styles.chosen : ''}`}
        x={`${Math.min(today, end)}%`}
        width={`${Math.abs(end - today)}%`}
        height={rowHeight}
      />
      <line className={styles.range} x1={low} x2={high} y1={middle} y2={middle} />
      <circle className={styles.station} cx={`${end}%`} cy={middle} r="5" />
      <text
        className={styles.name}
        x={`${today}%`}
        y={middle}
        dx={rises ? -12 : 12}
        dy="0.35em"
        textAnchor={rises ? 'end' : 'start'}
      >
        {name}
      </text>
      <text
        className={styles.change}
        x={`${today}%`}
        y={middle}
        dx={rises ? 10 : -10}
        dy="0.35em"
        textAnchor={rises ? 'start' : 'end'}
      >
        {change(percent)}
      </text>
    </g>
  );
}

/** The skills that move most as one staircase. An industry re-sorts it, and a skill names its number and what it was counted from. */
export default function LiveMovers({ words, industries }: MoversProps) {
  const live = useHydrated();
  const [industry, setIndustry] = useState(0);
  const [skill, setSkill] = useState<string>();
  const { name: place = '', movers = [] } = industries[industry] ?? {};
  const rows = ranked(movers);
  const chosen = rows.find(({ name }) => name === skill) ?? rows[0];
  const scale = scaleOf(movers);
  const height = rows.length * rowHeight;
  const [low = 0, high = 0] = chosen ? rangeOf(chosen) : [];
  return (
    <div className={styles.act}>
      <ChoiceGroup
        legend={words.choose}
        className={`${styles.industries} ${onlyLive}`}
        choiceClassName="grid min-h-11 items-center px-3.5 font-600"
        disabled={!live}
        options={industries.map(({ name }) => ({ key: name, content: name }))}
        chosen={industry}
        onChoose={(index) => {
          setIndustry(index);
          setSkill(undefined);
        }}
      />
      <output className={styles.answer}>
        {chosen ? (
          <>
            <b className={styles.number}>{change(chosen.change)}</b>
            <span className="grid gap-1">
              <b className="text-heading font-display">{chosen.name}</b>
              <span>{fillIn(words.range, { low: change(low), high: change(high) })}</span>
              <span className="text-muted text-small">
                {fillIn(words.source, { adverts: chosen.adverts, industry: place })}
              </span>
            </span>
          </>
        ) : null}
      </output>
      <div className={styles.chart}>
        <svg className={styles.stairs} width="100%" height={height} aria-hidden="true">
          {rows.map((row) => (
            <Step
              key={row.name}
              {...row}
              row={rows.indexOf(row)}
              scale={scale}
              chosen={live && row.name === chosen?.name}
            />
          ))}
          <line className={styles.today} x1={`${today}%`} x2={`${today}%`} y1="-12" y2={height + 12} />
        </svg>
        <fieldset className={styles.rows} disabled={!live}>
          <legend className="sr-only">{words.skills}</legend>
          {rows.map(({ name, change: percent }) => (
            <label key={name} className={styles.row} onPointerEnter={() => setSkill(name)}>
              <input
                type="radio"
                name="mover"
                checked={name === chosen?.name}
                onChange={() => setSkill(name)}
              />
              <span className="sr-only">{`${name} ${change(percent)}`}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

export const Movers = island('pages/future-skills-report/Movers', LiveMovers, { hydrate: 'near' });
