import { Link } from 'react-router-dom';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-passport.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import styles from './educator.module.css';

type Hero = Content<'educator'>['hero'];

/** Courses as stations of one line that ends in the passport; each says which stamp it left there. */
function CourseRoutes({ title, from, level, items }: Hero['routes']) {
  return (
    <section
      className="px-[clamp(1.25rem,2.5vw,2rem)] pt-5 pb-7 border border-ink bg-paper page-md:col-span-full"
      aria-labelledby="routes-title"
    >
      <h2 id="routes-title" className="text-heading font-700 leading-[1.55]">
        {title}
      </h2>
      <ol className="grid mt-4 page-md:[grid-template:repeat(4,auto)_/_repeat(4,1fr)] page-lg:relative page-lg:after:content-[''] page-lg:after:absolute page-lg:after:pointer-events-none page-lg:after:right-[7%] page-lg:after:left-[calc(75%_+_0.75rem)] page-lg:after:bottom-[calc(100%_-_0.625rem)] page-lg:after:border-r page-lg:after:border-l-0 page-lg:after:border-t-0 page-lg:after:border-b page-lg:after:border-ink page-lg:after:h-48 page-lg:after:[border-bottom-right-radius:1rem] page-lg:after:[box-shadow:inset_-2px_-2px_var(--colors-sun),inset_-3px_-3px_var(--colors-ink)]">
        {items.map(({ stamp, course, text }) => (
          <li
            key={stamp.skill}
            className="relative pr-0 pl-8 pt-0 pb-6 leading-[1.4] page-md:grid page-md:pr-5 page-md:pl-0 page-md:pt-7 page-md:pb-0 page-md:row-span-4 page-md:grid-rows-subgrid before:absolute before:right-auto before:left-1.5 before:top-2 before:-bottom-2 before:border-x before:border-y-0 before:border-ink before:w-1 before:bg-sun after:content-[''] after:absolute after:left-0 after:top-1 after:border-3 after:border-ink after:w-4 after:h-4 after:rounded-full after:bg-paper page-md:before:-right-1 page-md:before:left-1 page-md:before:top-1.5 page-md:before:bottom-auto page-md:before:border-x-0 page-md:before:border-y page-md:before:w-auto page-md:before:h-1 page-md:after:top-0 last:pb-0 last:before:hidden"
          >
            <p className="tabular-nums text-slate text-small leading-[1.4]">{stamp.date}</p>
            <h3 className="text-term font-700">{course}</h3>
            <p className="course-text">{text}</p>
            <p className="grid pt-1.5">
              <b>{fillIn(level, { skill: stamp.skill, level: stamp.level })}</b>
              <span className="text-slate text-small leading-[1.4]">{`${from}: ${stamp.issuer}`}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The first screen for educators: the passport over the courses that filled it. */
export function EducatorHero({ title, text, book, video, caption, routes }: Hero) {
  return (
    <section className="pt-[clamp(6.5rem,5rem_+_4vw,8rem)] [background:linear-gradient(var(--colors-mist)_calc(100%_-_9rem),var(--colors-paper)_0)] page-lg:[background:linear-gradient(var(--colors-mist)_calc(100%_-_6.5rem),var(--colors-paper)_0)]">
      <div className="page grid gap-y-10 gap-x-gutter page-md:grid-cols-2 page-md:items-start">
        <div className="grid gap-6 content-center">
          <h1 className="max-w-[11ch] text-display font-700 tracking-[-0.02em]">{title}</h1>
          <p className="max-w-[46ch] text-lead">{text}</p>
          <p className={`${styles.educatorWays} flex flex-wrap gap-3`}>
            <BookMeeting control="educator-hero" meetingType="Demo">
              {book}
            </BookMeeting>
            <Link className="button" to="#video">
              {video}
            </Link>
          </p>
        </div>
        <figure className={`${styles.educatorPassport} page-lg:relative page-lg:z-1 page-lg:self-end`}>
          <Chart chart={chart} />
          <figcaption className="mt-2.5 text-slate text-caption">{caption}</figcaption>
        </figure>
        <CourseRoutes {...routes} />
      </div>
    </section>
  );
}
