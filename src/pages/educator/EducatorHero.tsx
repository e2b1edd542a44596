import chart from 'virtual:charts/skills-passport';
import { Link } from 'react-router-dom';
import { Chart } from '../../charts/Chart.tsx';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import './educator.css';

type Hero = Content<'educator'>['hero'];

/** Courses as stations of one line that ends in the passport; each says which stamp it left there. */
function CourseRoutes({ title, from, level, items }: Hero['routes']) {
  return (
    <section className="course-routes" aria-labelledby="routes-title">
      <h2 id="routes-title" className="course-routes-title">
        {title}
      </h2>
      <ol className="course-line">
        {items.map(({ stamp, course, text }) => (
          <li key={stamp.skill} className="course-stop">
            <p className="course-date">{stamp.date}</p>
            <h3 className="course-name">{course}</h3>
            <p className="course-text">{text}</p>
            <p className="course-stamp">
              <b>{fillIn(level, { skill: stamp.skill, level: stamp.level })}</b>
              <span>{`${from}: ${stamp.issuer}`}</span>
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
    <section className="educator-hero">
      <div className="page educator-plate">
        <div className="educator-words">
          <h1 className="educator-title">{title}</h1>
          <p className="educator-text">{text}</p>
          <p className="educator-ways">
            <BookMeeting control="educator-hero" meetingType="Demo">
              {book}
            </BookMeeting>
            <Link className="button" to="#video">
              {video}
            </Link>
          </p>
        </div>
        <figure className="educator-passport">
          <Chart chart={chart} />
          <figcaption>{caption}</figcaption>
        </figure>
        <CourseRoutes {...routes} />
      </div>
    </section>
  );
}
