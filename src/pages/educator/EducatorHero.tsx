import { Link } from 'react-router-dom';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-passport.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';

type Hero = Content<'educator'>['hero'];

/** Courses as stations of one line that ends in the passport; each says which stamp it left there. */
function CourseRoutes({ title, from, level, items }: Hero['routes']) {
  return (
    <section
      className="border border-ink bg-paper px-panel pt-5 pb-7 page-md:col-span-full"
      aria-labelledby="routes-title"
    >
      <h2 id="routes-title" className="text-heading font-700 leading-normal">
        {title}
      </h2>
      <div className="relative mt-4">
        <span
          className="pointer-events-none absolute right-[7%] bottom-[calc(100%-0.625rem)] left-[calc(75%+0.75rem)] h-48 rounded-br-4 border-ink border-r border-b shadow-[inset_-2px_-2px_var(--colors-sun),inset_-3px_-3px_var(--colors-ink)] max-page-lg:hidden"
          aria-hidden="true"
        />
        <ol className="grid page-md:grid-cols-4 page-md:grid-rows-[repeat(4,auto)]">
          {items.map(({ stamp, course, text }) => (
            <li
              key={stamp.skill}
              className="group relative pb-6 pl-8 leading-snug last:pb-0 page-md:row-span-4 page-md:grid page-md:grid-rows-subgrid page-md:pt-7 page-md:pr-5 page-md:pb-0 page-md:pl-0"
            >
              <span
                className="absolute top-2 -bottom-2 left-1.5 w-1 border-ink border-x bg-sun group-last:hidden page-md:top-1.5 page-md:-right-1 page-md:bottom-auto page-md:left-1 page-md:h-1 page-md:w-auto page-md:border-x-0 page-md:border-y"
                aria-hidden="true"
              />
              <span
                className="absolute top-1 left-0 size-4 rounded-full border-3 border-ink bg-paper page-md:top-0"
                aria-hidden="true"
              />
              <p className="text-slate text-small leading-snug tabular-nums">{stamp.date}</p>
              <h3 className="text-term font-700">{course}</h3>
              <p>{text}</p>
              <p className="grid pt-1.5">
                <b>{fillIn(level, { skill: stamp.skill, level: stamp.level })}</b>
                <span className="text-slate text-small leading-snug">{`${from}: ${stamp.issuer}`}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The first screen for educators: the passport over the courses that filled it. */
export function EducatorHero({ title, text, book, video, caption, routes }: Hero) {
  return (
    <section className="pt-hero [background:linear-gradient(var(--colors-mist)_calc(100%_-_9rem),var(--colors-paper)_0)] page-lg:[background:linear-gradient(var(--colors-mist)_calc(100%_-_6.5rem),var(--colors-paper)_0)]">
      <div className="page grid gap-y-10 gap-x-gutter page-md:grid-cols-2 page-md:items-start">
        <div className="grid gap-6 content-center">
          <h1 className="max-w-[11ch] text-display font-700 tracking-[-0.02em]">{title}</h1>
          <p className="max-w-[46ch] text-lead">{text}</p>
          <p className="flex flex-wrap gap-3">
            <BookMeeting control="educator-hero" meetingType="Demo">
              {book}
            </BookMeeting>
            <Link className="button" to="#video">
              {video}
            </Link>
          </p>
        </div>
        <figure className="page-lg:relative page-lg:z-1 page-lg:self-end">
          <Chart chart={chart} className="rounded-[10px] bg-paper" />
          <figcaption className="mt-2.5 text-slate text-caption">{caption}</figcaption>
        </figure>
        <CourseRoutes {...routes} />
      </div>
    </section>
  );
}
