import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './agent.module.css';

/** A question on its way through the organisation's mailboxes, on a line of fifteen working days. */
export function QuestionByMail({ day, stations, ...heading }: Content<'skills-agent'>['problem']) {
  return (
    <Sheet id="problem" name={heading.name} title={heading.title} text={heading.text}>
      <ol className="relative grid gap-7 page-lg:gap-0 page-lg:pt-12 page-lg:grid-cols-15 page-lg:[background:repeating-linear-gradient(to_right_in_srgb,var(--colors-line)_0_1px,transparent_1px_calc((100%_-_1px)_/_15))_0_1.1875rem_/_100%_0.75rem_no-repeat]">
        {stations.map((station) => (
          <li
            key={station.day}
            className={`${styles.askedStation} relative grid gap-1.5 pl-9 content-start page-lg:pr-5 page-lg:pl-0 page-lg:py-0 before:content-[''] before:absolute before:left-0 before:top-0.75 before:border-2 before:border-front before:z-1 before:w-4.5 before:h-4.5 before:rounded-full before:bg-ground page-lg:before:-top-8 page-lg:data-[day='1']:[grid-column:1_/_3] page-lg:data-[day='3']:[grid-column:3_/_6] page-lg:data-[day='6']:[grid-column:6_/_10] page-lg:data-[day='10']:[grid-column:10_/_13] page-lg:data-[day='13']:pr-0 page-lg:data-[day='13']:[grid-column:13_/_16] not-last:after:content-[''] not-last:after:absolute not-last:after:right-auto not-last:after:left-2 not-last:after:top-3 not-last:after:-bottom-9 not-last:after:w-[2px] not-last:after:bg-front page-lg:not-last:after:right-0 page-lg:not-last:after:left-2 page-lg:not-last:after:-top-6 page-lg:not-last:after:bottom-auto page-lg:not-last:after:w-auto page-lg:not-last:after:h-[2px] forced-colors:not-last:after:[background:CanvasText]`}
            data-day={station.day}
          >
            <p className="tabular-nums text-quiet text-small font-600 leading-[1.55]">
              {day} {station.day}
            </p>
            <h3 className="font-700 text-heading">{station.title}</h3>
            <p>{station.text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The same question put to the agent: one station on the same line, and the days that are left. */
export function QuestionByAgent({ asked, left, note, ...heading }: Content<'skills-agent'>['shift']) {
  return (
    <Sheet id="shift" {...heading}>
      <div className="relative grid gap-7 page-lg:gap-0 page-lg:pt-12 page-lg:grid-cols-15 page-lg:[background:repeating-linear-gradient(to_right_in_srgb,var(--colors-line)_0_1px,transparent_1px_calc((100%_-_1px)_/_15))_0_1.1875rem_/_100%_0.75rem_no-repeat]">
        <div
          className={`${styles.askedStation} relative grid gap-1.5 pl-9 content-start page-lg:pr-5 page-lg:pl-0 page-lg:py-0 page-lg:[grid-column:1_/_4] before:content-[''] before:absolute before:left-0 before:top-0.75 before:border-2 before:border-front before:z-1 before:w-4.5 before:h-4.5 before:rounded-full before:bg-ground page-lg:before:-top-8 page-lg:data-[day='1']:[grid-column:1_/_3] page-lg:data-[day='3']:[grid-column:3_/_6] page-lg:data-[day='6']:[grid-column:6_/_10] page-lg:data-[day='10']:[grid-column:10_/_13] page-lg:data-[day='13']:pr-0 page-lg:data-[day='13']:[grid-column:13_/_16] not-last:after:content-[''] not-last:after:absolute not-last:after:right-auto not-last:after:left-2 not-last:after:top-3 not-last:after:-bottom-9 not-last:after:w-[2px] not-last:after:bg-front after:hidden page-lg:not-last:after:right-0 page-lg:not-last:after:left-2 page-lg:not-last:after:-top-6 page-lg:not-last:after:bottom-auto page-lg:not-last:after:w-auto page-lg:not-last:after:h-[2px] forced-colors:not-last:after:[background:CanvasText]`}
          data-day="1"
        >
          <p className="tabular-nums text-quiet text-small font-600 leading-[1.55]">{asked.when}</p>
          <h3 className="font-700 text-heading">{asked.title}</h3>
          <p>{asked.text}</p>
        </div>
        <p className="px-6 py-5 border border-dashed border-quiet bg-mist font-display text-title font-600 leading-[1.15] page-lg:[grid-column:4_/_14] page-lg:content-center">
          {left}
        </p>
      </div>
      <p className="mt-6 text-quiet text-caption">{note}</p>
    </Sheet>
  );
}
