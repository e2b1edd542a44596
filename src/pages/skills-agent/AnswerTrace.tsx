import { count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { answerParts, answerStops, everybody, recordsRead } from './answer-stops.ts';

function Remaining({ people }: { readonly people: number }) {
  return (
    <svg
      className="my-2 w-full h-2.5 bg-[color-mix(in_oklab,var(--colors-line)_60%,var(--colors-ground))] fill-lagoon"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={(100 * people) / everybody} height="6" />
    </svg>
  );
}

/** One answer taken apart: what each source counts, what may not be read in it and what it leaves unknown. */
export function AnswerTrace({ labels, sources, sum, ...heading }: Content<'skills-agent'>['trace']) {
  const stops = answerStops();
  return (
    <Sheet id="trace" {...heading} ground="mist">
      <ol className="grid [counter-reset:stop]">
        {stops.map(({ system, holds, records, read, before, left }, index) => (
          <li
            key={system}
            className="relative grid gap-y-6 gap-x-gutter pr-0 pl-13 pt-0 pb-11 [counter-increment:stop] page-lg:gap-y-2 page-lg:gap-x-0 page-lg:px-0 page-lg:grid-cols-[3fr_9fr] before:absolute before:left-0 before:top-0 before:[content:counter(stop)_/_''] before:z-1 before:w-9 before:h-9 before:rounded-full before:bg-front before:text-ground before:font-700 before:[line-height:2.25rem] before:text-center after:content-[''] after:absolute after:right-auto after:left-3.5 after:top-4 after:-bottom-4 after:w-2 after:[background:linear-gradient(90deg,var(--colors-sun)_0.1875rem,var(--colors-front)_0_0.3125rem,var(--colors-sun)_0)] forced-colors:after:[background:CanvasText]"
          >
            <h3 className="pt-1.25 text-heading font-700 page-lg:pr-gutter page-lg:pl-13">
              {system}{' '}
              <span className="block mt-2 text-quiet font-text text-small font-400">
                {fillIn(labels.records, { records, holds, read })}
              </span>
            </h3>
            <dl className="grid gap-y-6 gap-x-gutter page-md:grid-cols-3">
              <div className="pt-2.5 border-t border-t-front">
                <dt className="mb-1.5 text-quiet text-small font-600 leading-[1.55]">{labels.counts}</dt>
                <dd className="tabular-nums">
                  <b className="font-display text-title font-700 leading-none">{count(left)}</b> {labels.left}
                  <Remaining people={left} />
                  <span className="block text-small leading-[1.55]">
                    {count(before)} − {count(before - left)} {sources[index]?.out}
                  </span>
                </dd>
              </div>
              <div className="trace-barred pt-2.5 border-t border-t-front">
                <dt className="mb-1.5 text-quiet text-small font-600 leading-[1.55]">{labels.barred}</dt>
                <dd>{sources[index]?.barred}</dd>
              </div>
              <div className="pt-2.5 border-t border-t-dashed border-t-front">
                <dt className="mb-1.5 text-quiet text-small font-600 leading-[1.55]">{labels.unknown}</dt>
                <dd>{sources[index]?.unknown}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <div className="relative grid gap-y-2 gap-x-gutter p-6 bg-front text-ground page-lg:gap-y-2 page-lg:gap-x-0 page-lg:px-0 page-lg:grid-cols-[3fr_9fr]">
        <h3 className="text-heading font-700 page-lg:pr-gutter page-lg:pl-13 page-lg:[grid-row:1_/_3]">
          {sum.label}
        </h3>
        <p className="font-display text-heading font-600 leading-[1.3]">
          <b className="text-title leading-none">{count(stops.at(-1)?.left ?? 0)}</b> ={' '}
          {fillIn(sum.parts, answerParts)}
        </p>
        <p className="text-[oklch(0.86_0.02_205)] text-small leading-[1.55]">
          {fillIn(sum.note, { records: recordsRead })}
        </p>
      </div>
    </Sheet>
  );
}
