import { NumberedList } from '../../components/NumberedList.tsx';
import { change, fillIn } from '../../content/format.ts';
import { ForecastLine } from '../../sections/screen/ForecastLine.tsx';
import { ScreenFrame } from '../../sections/screen/ScreenFrame.tsx';
import content from './screen.yaml';

const { labels, quarters, errors, forecasts, rising, fading } = content;
/** The first stands enlarged over the screen. */
const [, ...others] = forecasts;
const lastQuarter = quarters.at(-1) ?? '';
const lastError = errors.at(-1) ?? 0;

interface RankedSkillsProps {
  readonly title: string;
  /** First the skill whose demand changes most. */
  readonly skills: typeof content.rising;
}

/** Skills by their change of demand, each with the people the organisation is short of or has to spare. */
function RankedSkills({ title, skills }: RankedSkillsProps) {
  return (
    <div>
      <p className="font-display text-small text-left">{title}</p>
      <NumberedList className="mt-1.5 *:grid *:grid-cols-[1.25rem_1fr_auto_2.75rem] *:gap-2 *:py-1.25 mockup-xl:*:py-2.25 *:border-t *:border-t-contour">
        {skills.map(({ name, trend, demand, supply }, index) => (
          <li key={name}>
            <span className="text-slate">{index + 1}</span> <b>{name}</b>{' '}
            <small className="text-slate font-size-inherit mockup-xs:hidden mockup-lg:block">
              {demand < supply
                ? fillIn(labels.spare, { spare: supply - demand })
                : fillIn(labels.gap, { gap: demand - supply })}
            </small>{' '}
            <span className="col-4 font-600 text-right">{change(trend)}</span>
          </li>
        ))}
      </NumberedList>
    </div>
  );
}

/** Skills Lens: where demand goes over eight quarters, skill by skill, and which skills rise and fade fastest. */
export function SkillsLensScreen() {
  const description = fillIn(content.description, { first: quarters[0] ?? '', last: lastQuarter });
  return (
    <ScreenFrame product="skills-lens" view={content.view} description={description}>
      <div className="grid gap-x-8 gap-y-5 mockup-lg:grid-cols-[1fr_18rem]">
        <ul className="grid gap-x-6 gap-y-4 mockup-xs:grid-cols-2 mockup-xl:gap-y-6 mockup-xl:grid-cols-3">
          {others.map(({ skill, index }) => (
            <li
              key={skill.name}
              className="grid grid-cols-[1fr_9.5rem] grid-rows-[auto_1fr_auto] pt-2 border-t border-t-ink mockup-xs:grid-cols-[1fr_auto] mockup-xs:gap-x-2"
            >
              <p>
                <b>{skill.name}</b>{' '}
                <small className="block text-slate font-size-inherit">{skill.group}</small>
              </p>
              <p className="row-2 col-1 self-end mockup-xs:row-1 mockup-xs:col-2 mockup-xs:self-start mockup-xs:text-right">
                <b className="font-display text-lead leading-none">{change(skill.trend)}</b>{' '}
                <small className="text-slate font-size-inherit mockup-xs:block">{labels.year}</small>
              </p>
              <ForecastLine
                index={index}
                errors={errors}
                className="row-[1/3] col-2 h-20 mockup-xs:row-2 mockup-xs:col-span-full mockup-lg:h-24 mockup-xl:h-auto mockup-xl:self-stretch"
              />
              <p className="flex col-span-full justify-between pt-0.5 text-slate">
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
          <li className="pt-2 border-t border-t-ink">
            <b>{labels.sources}</b>
            <ul className="text-slate *:pt-2">
              {content.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </li>
        </ul>
        <div className="grid gap-x-6 gap-y-4 content-start mockup-xs:grid-cols-2 mockup-lg:grid-cols-1">
          <RankedSkills title={labels.rising} skills={rising} />
          <RankedSkills title={labels.fading} skills={fading} />
        </div>
      </div>
    </ScreenFrame>
  );
}
