import { change, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';

type Movers = Content<'future-skills-report'>['movers'];

/** Rising and fading skills as bars on both sides of one line. */
export function SkillMovers({ rising, fading, sentence, skills, note, sample, ...heading }: Movers) {
  const widest = Math.max(...skills.map(({ trend }) => Math.abs(trend)));
  const sorted = skills.toSorted((one, other) => other.trend - one.trend);
  return (
    <Section id="movers" {...heading}>
      <div data-sample={sample}>
        <p
          className="mr-17 ml-37 flex justify-between pb-2 text-slate text-small font-600 max-page-3xs:flex-wrap max-page-3xs:mx-0 page-lg:ml-[calc(25%_+_0.75rem)]"
          aria-hidden="true"
        >
          <span>{fading}</span>
          <span>{rising}</span>
        </p>
        <ul>
          {sorted.map(({ name, trend }) => {
            const length = (50 * Math.abs(trend)) / widest;
            return (
              <li
                key={name}
                className="grid tabular-nums gap-x-3 border-b border-b-contour grid-cols-[8.5rem_1fr_3.5rem] items-center min-h-11 max-page-3xs:py-2 max-page-3xs:grid-cols-[1fr_auto] page-lg:grid-cols-[25%_1fr_4rem]"
              >
                <span className="visually-hidden">
                  {fillIn(sentence, { skill: name, change: change(trend) })}
                </span>
                <span className="font-600 leading-tight" aria-hidden="true">
                  {name}
                </span>
                <svg
                  className="h-5 w-full max-page-3xs:col-span-full max-page-3xs:row-2"
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect
                    className={trend < 0 ? 'fill-ochre' : 'fill-lagoon'}
                    x={trend < 0 ? 50 - length : 50}
                    width={length}
                    height="8"
                  />
                  <path className="stroke-ink" d="M50 0v8" vectorEffect="non-scaling-stroke" />
                </svg>
                <span className="font-600 text-right" aria-hidden="true">
                  {change(trend)}
                </span>
              </li>
            );
          })}
        </ul>
        <p className="pt-4 text-slate text-caption">{note}</p>
      </div>
    </Section>
  );
}
