import chart from 'virtual:charts/skills-passport';
import { Chart } from '../../charts/Chart.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import './passport.css';

/** The first screen of Skills Passport: on ink, as on a passport's cover, with the fields of its data page below. */
export function PassportHero({
  product,
  title,
  text,
  book,
  demo,
  note,
  fields,
}: Content<'skills-passport'>['hero']) {
  return (
    <section className="sheet passport-hero" data-ground="ink">
      <div className="page">
        <div className="passport-hero-columns">
          <div className="passport-hero-words">
            <h1>
              <span className="passport-hero-name">{product}</span>
              <span className="visually-hidden">: </span>
              <span className="passport-hero-title">{title}</span>
            </h1>
            <p className="passport-hero-text">{text}</p>
            <p className="flex flex-wrap gap-3">
              <BookMeeting control="skills-passport-hero">{book}</BookMeeting>
              <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
                {demo}
              </ExternalLink>
            </p>
          </div>
          <figure className="passport-hero-chart">
            <Chart chart={chart} ground="ink" />
            <figcaption>{note}</figcaption>
          </figure>
        </div>
        <dl className="passport-fields">
          {fields.map((field) => (
            <div key={field.label}>
              <dt>{field.label}</dt>
              <dd>{field.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
