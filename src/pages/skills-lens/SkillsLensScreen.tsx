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
      <div className="lens">
        <ul className="lens-forecasts">
          {forecasts.map(({ skill, index }) => (
            <li key={skill.name}>
              <p className="lens-name">
                <b>{skill.name}</b> <small>{skill.group}</small>
              </p>
              <p className="lens-change">
                <b>{change(skill.trend)}</b> <small>{labels.year}</small>
              </p>
              <ForecastLine index={index} errors={errors} />
              <p className="lens-axis">
                <span>{labels.now}</span>{' '}
                <span>
                  {`${lastQuarter}: `}
                  <b>{fillIn(labels.range, { value: index.at(-1) ?? 0, error: lastError })}</b>
                </span>
              </p>
            </li>
          ))}
        </ul>
        <div className="lens-side">
          <RankedSkills title={labels.rising} skills={rising} labels={labels} />
          <RankedSkills title={labels.fading} skills={fading} labels={labels} />
          <div className="lens-sources">
            <p className="screen-heading">{labels.sources}</p>
            <ul>
              {content.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </ScreenFrame>
  );
}
