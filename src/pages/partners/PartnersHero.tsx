import contours from 'virtual:entry-contours';
import { Link } from 'react-router-dom';
import { fillIn, listed } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import './partners.css';

type Hero = Content<'partners-page'>['hero'];

/** The hill of the entry, and the lines that lead to it from the four records. */
function Bearings() {
  return (
    <svg className="entry-bearings" aria-hidden="true" width="100%" height="100%">
      <svg
        viewBox="0 0 200 200"
        preserveAspectRatio="xMidYMid slice"
        width="100%"
        height="100%"
        aria-hidden="true"
      >
        {contours.map((contour) => (
          <path key={contour} d={contour} />
        ))}
      </svg>
      {[12, 88].map((x) => (
        <g key={x}>
          <line x1="50%" y1="50%" x2={`${x}%`} y2="8%" />
          <line x1="50%" y1="50%" x2={`${x}%`} y2="92%" />
        </g>
      ))}
    </svg>
  );
}

/** Four records in four wordings, and the one entry of the taxonomy that they mean. */
function SharedEntry({ entry, caption }: Pick<Hero, 'entry' | 'caption'>) {
  const { title, skill, relates, related, records } = entry;
  return (
    <figure className="shared-entry">
      <div className="entry-plate">
        <Bearings />
        <ul className="entry-records">
          {records.map(({ who, kind, name }) => (
            <li key={who} className="entry-record">
              <b>{name}</b>
              <span>{`${kind}, ${who}`}</span>
            </li>
          ))}
        </ul>
        <p className="entry-core">
          <span>{title}</span>
          <b>{skill.name}</b>
          <span>{fillIn(relates, { skills: listed(related.map((other) => other.name)) })}</span>
        </p>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** The first screen for partners: why they need one taxonomy, and the way to talk about it. */
export function PartnersHero({ title, text, explore, days, ...figure }: Hero) {
  return (
    <section className="partners-hero">
      <div className="page partners-plate">
        <div className="partners-words">
          <h1 className="partners-headline">{title}</h1>
          <p className="partners-text">{text}</p>
          <p className="partners-ways">
            <BookMeeting control="partners-hero" meetingType="Partnership enquiry">
              {explore}
            </BookMeeting>
            <Link className="button" to="#first-days">
              {days}
            </Link>
          </p>
        </div>
        <SharedEntry {...figure} />
      </div>
    </section>
  );
}
