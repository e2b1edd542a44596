import type { ReactNode } from 'react';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';

/** One line of fifteen working days, a column each on wide pages. */
const line =
  'grid gap-7 page-lg:gap-0 page-lg:pt-12 page-lg:grid-cols-15 page-lg:[background:repeating-linear-gradient(to_right_in_srgb,var(--colors-line)_0_1px,transparent_1px_calc((100%_-_1px)_/_15))_0_1.1875rem_/_100%_0.75rem_no-repeat]';

/** The columns of each stop by the day that it begins on; it ends where the next one begins. */
const columns: Readonly<Record<number, string>> = {
  1: 'page-lg:col-[1/3]',
  3: 'page-lg:col-[3/6]',
  6: 'page-lg:col-[6/10]',
  10: 'page-lg:col-[10/13]',
  13: 'page-lg:col-[13/16]',
};

interface StationProps {
  readonly when: string;
  readonly title: string;
  readonly text: string;
  /** Whether the question ends here: the mark is filled, and no line leads on. */
  readonly last: boolean;
}

function Station({ when, title, text, last }: StationProps): ReactNode {
  return (
    <>
      {last ? null : (
        <span
          className="absolute left-2 top-3 -bottom-9 w-0.5 bg-front page-lg:right-0 page-lg:-top-6 page-lg:bottom-auto page-lg:w-auto page-lg:h-0.5 forced-colors:[background:CanvasText]"
          aria-hidden="true"
        />
      )}
      <span
        className={`absolute left-0 top-0.75 size-4.5 border-2 border-front rounded-full page-lg:-top-8 ${last ? 'bg-front forced-colors:[background:CanvasText]' : 'bg-ground'}`}
        aria-hidden="true"
      />
      <p className="text-quiet text-small font-600 leading-[1.55] tabular-nums">{when}</p>
      <h3 className="font-700 text-heading">{title}</h3>
      <p>{text}</p>
    </>
  );
}

/** A question on its way through the organisation's mailboxes. */
export function QuestionByMail({ day, stations, ...heading }: Content<'skills-agent'>['problem']) {
  return (
    <Section id="problem" {...heading}>
      <ol className={line}>
        {stations.map((station, index) => (
          <li
            key={station.day}
            className={`relative grid gap-1.5 pl-9 content-start page-lg:pl-0 page-lg:not-last:pr-5 ${columns[station.day] ?? ''}`}
          >
            <Station {...station} when={`${day} ${station.day}`} last={index === stations.length - 1} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The same question put to the agent: one station on the same line, and the days that are left. */
export function QuestionByAgent({ asked, left, note, ...heading }: Content<'skills-agent'>['shift']) {
  return (
    <Section id="shift" {...heading}>
      <div className={line}>
        <div className="relative grid gap-1.5 pl-9 content-start page-lg:pl-0 page-lg:pr-5 page-lg:col-[1/4]">
          <Station {...asked} last />
        </div>
        <p className="px-6 py-5 border border-dashed border-quiet bg-mist font-display text-title font-600 leading-[1.15] page-lg:col-[4/14] page-lg:content-center">
          {left}
        </p>
      </div>
      <p className="mt-6 text-quiet text-caption">{note}</p>
    </Section>
  );
}
