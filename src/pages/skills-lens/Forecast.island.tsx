import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { island } from '../../components/island.tsx';
import { change, fillIn } from '../../content/format.ts';
import { type ForecastPoint, fromTop, linesOf, type Scale } from './forecast.ts';
import styles from './Lens.module.css';
import { QuarterColumns } from './QuarterColumns.tsx';

interface ForecastProps {
  readonly skills: readonly {
    readonly name: string;
    readonly trend: number;
    readonly points: readonly ForecastPoint[];
  }[];
  readonly words: Readonly<Record<'choose' | 'quarter' | 'period' | 'today' | 'said', string>>;
}

/** The scale of every skill, so that a change of skill shows which moves more. */
const scale: Scale = { lowest: 55, highest: 175 };

/** The band and the line of a forecast, from today on. Columns are ten units wide, and a value lies in the middle of its column. */
function Fan({ points }: { readonly points: readonly ForecastPoint[] }) {
  const width = 10 * (points.length + 1);
  const course = (edge: 'low' | 'value' | 'high') => [
    `5 ${fromTop(scale, 100)}`,
    ...points.map((point, place) => `${15 + 10 * place} ${fromTop(scale, point[edge])}`),
  ];
  return (
    <svg
      className="absolute inset-x-0 top-18 -z-1 h-[var(--plot)] w-full overflow-visible fill-muted text-small"
      aria-hidden="true"
    >
      <StretchedSvg viewBox={`0 0 ${width} 100`}>
        <path
          className="stroke-line"
          d={linesOf(scale, 20)
            .map((value) => `M0 ${fromTop(scale, value)}H${width}`)
            .join('')}
        />
        <path className="stroke-muted stroke-dash-[3_4]" d={`M0 ${fromTop(scale, 100)}H${width}`} />
        <path
          className="fill-link/30"
          d={`M${[...course('high'), ...course('low').toReversed()].join('L')}z`}
        />
        <path className={styles.line} d={`M${course('value').join('L')}`} />
      </StretchedSvg>
      {linesOf(scale, 20).map((value) => (
        <text key={value} y={`${fromTop(scale, value)}%`} dy="-5">
          {value}
        </text>
      ))}
    </svg>
  );
}

/** The forecast of a skill that can be chosen, quarter by quarter. */
export default function LiveForecast({ skills, words }: ForecastProps) {
  const [chosen, setChosen] = useState(0);
  const skill = skills[chosen];
  if (!skill) return null;
  const columns = skill.points.map((point) => ({
    quarter: point.quarter,
    said: fillIn(words.said, { ...point }),
    drawing: (
      <>
        <line className="stroke-line" x1="50%" x2="50%" y1={`${fromTop(scale, point.value)}%`} y2="100%" />
        <circle className={styles.dot} cx="50%" cy={`${fromTop(scale, point.value)}%`} r="6" />
      </>
    ),
  }));
  return (
    <>
      <fieldset className="flex flex-wrap gap-2 print:hidden [@media_(scripting:none)]:hidden">
        <legend className="sr-only">{words.choose}</legend>
        {skills.map(({ name }, index) => (
          <Choice
            key={name}
            className="grid min-h-11 content-center px-4"
            input={{ name: words.choose, checked: index === chosen, onChange: () => setChosen(index) }}
          >
            {name}
          </Choice>
        ))}
      </fieldset>
      <p className="flex flex-wrap items-baseline gap-x-4 pt-6" aria-live="polite" aria-atomic="true">
        <span className="text-title font-display">{skill.name}</span>{' '}
        <b className="font-condensed text-headline text-sun">{change(skill.trend)}</b>{' '}
        <span className="text-lead">{words.period}</span>
      </p>
      <QuarterColumns
        legend={words.quarter}
        columns={columns}
        chosen={3}
        before={words.today}
        behind={<Fan points={skill.points} />}
      />
    </>
  );
}

export const Forecast = island('pages/skills-lens/Forecast', LiveForecast, { hydrate: 'near' });
