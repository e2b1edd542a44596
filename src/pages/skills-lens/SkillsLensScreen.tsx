import { change, fillIn } from '../../content/format.ts';
import content from '../../content/screens/skills-lens.yaml';
import { ForecastLine } from '../../sections/ForecastLine.tsx';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { RankedSkills } from './RankedSkills.tsx';

const { labels, quarters, errors, forecasts, rising, fading } = content;
const lastQuarter = quarters.at(-1) ?? '';
const lastError = errors.at(-1) ?? 0;

function describe(): string {
  const charts = forecasts.map(({ skill, index }) =>
    fillIn(content.chart, {
      skill: skill.name,
      value: index.at(-1) ?? 0,
      error: lastError,
      quarter: lastQuarter,
    }),
  );
  return fillIn(content.description, {
    first: quarters[0] ?? '',
    last: lastQuarter,
    charts: charts.join('; '),
    risingCount: rising.length,
    firstRising: `${rising[0]?.name} (${change(rising[0]?.trend ?? 0)})`,
    fadingCount: fading.length,
    firstFading: `${fading[0]?.name} (${change(fading[0]?.trend ?? 0)})`,
  });
}

/** Skills Lens: where demand for six skills goes over eight quarters, and which skills rise and fade fastest. */
export function SkillsLensScreen() {
  return (
    <ScreenFrame product="skills-lens" view={content.view} description={describe()}>
      <div className="grid gap-y-5 gap-x-8 screen-lg:grid-cols-[1fr_18rem]">
        <ul className="lens-forecasts grid gap-y-4 gap-x-6 screen-sm:grid-cols-[1fr_1fr] screen-xl:gap-y-6 screen-xl:grid-cols-[repeat(3,1fr)]">
          {forecasts.map(({ skill, index }) => (
            <li key={skill.name}>
              <p>
                <b>{skill.name}</b>{' '}
                <small className="block text-[var(--screen-quiet)] [font-size:inherit]">{skill.group}</small>
              </p>
              <p className="[grid-area:change] self-end screen-sm:self-start screen-sm:text-right">
                <b className="font-display text-large font-650 leading-none">{change(skill.trend)}</b>{' '}
                <small className="text-[var(--screen-quiet)] [font-size:inherit] screen-sm:block">
                  {labels.year}
                </small>
              </p>
              <ForecastLine index={index} errors={errors} />
              <p className="flex pt-0.5 [grid-area:axis] justify-between text-[var(--screen-quiet)]">
                <span>{labels.now}</span>{' '}
                <span>
                  {`${lastQuarter}: `}
                  <b className="text-ink">
                    {fillIn(labels.range, { value: index.at(-1) ?? 0, error: lastError })}
                  </b>
                </span>
              </p>
            </li>
          ))}
        </ul>
        <div className="grid gap-y-4 gap-x-6 content-start screen-sm:grid-cols-[1fr_1fr] screen-lg:grid-cols-[1fr]">
          <RankedSkills title={labels.rising} skills={rising} labels={labels} />
          <RankedSkills title={labels.fading} skills={fading} labels={labels} />
          <div className="screen-sm:[grid-column:1_/_-1]">
            <p className="screen-heading">{labels.sources}</p>
            <ul>
              {content.sources.map((source) => (
                <li className="pt-1 text-[var(--screen-quiet)]" key={source}>
                  {source}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </ScreenFrame>
  );
}
