import contours from 'virtual:entry-contours';
import { Link } from 'react-router-dom';
import { fillIn, listed } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import styles from './partners.module.css';

type Hero = Content<'partners-page'>['hero'];

/** The hill of the entry, and the lines that lead to it from the four records. */
function Bearings() {
  return (
    <svg className="absolute overflow-hidden inset-0" aria-hidden="true" width="100%" height="100%">
      <svg
        viewBox="0 0 200 200"
        preserveAspectRatio="xMidYMid slice"
        width="100%"
        height="100%"
        aria-hidden="true"
      >
        {contours.map((contour) => (
          <path
            className="fill-lagoon/6 stroke-lagoon/55 stroke-1 [vector-effect:non-scaling-stroke]"
            key={contour}
            d={contour}
          />
        ))}
      </svg>
      {[12, 88].map((x) => (
        <g key={x}>
          <line
            className="stroke-ink stroke-1 [stroke-dasharray:5_5]"
            x1="50%"
            y1="50%"
            x2={`${x}%`}
            y2="8%"
          />
          <line
            className="stroke-ink stroke-1 [stroke-dasharray:5_5]"
            x1="50%"
            y1="50%"
            x2={`${x}%`}
            y2="92%"
          />
        </g>
      ))}
    </svg>
  );
}

/** Four records in four wordings, and the one entry of the taxonomy that they mean. */
function SharedEntry({ entry, caption }: Pick<Hero, 'entry' | 'caption'>) {
  const { title, skill, relates, related, records } = entry;
  return (
    <figure className="@container">
      <div
        className={`${styles.entryPlate} relative grid p-[clamp(1rem,2.5vw,1.75rem)] border border-ink bg-paper`}
      >
        <Bearings />
        <ul
          className={`${styles.entryRecords} relative grid gap-y-5 gap-x-[clamp(0.75rem,3vw,2.5rem)] grid-area-[1/1] [grid-template:auto_minmax(11rem,1fr)_auto_/_repeat(2,minmax(0,1fr))]`}
        >
          {records.map(({ who, kind, name }) => (
            <li
              key={who}
              className={`${styles.entryRecord} grid gap-1 px-4 py-3 border border-outline content-start bg-white leading-[1.3]`}
            >
              <b>{name}</b>
              <span className="text-slate text-small leading-[1.3]">{`${kind}, ${who}`}</span>
            </li>
          ))}
        </ul>
        <p className="entry-core relative grid gap-0.5 px-6 py-4 grid-area-[1/1] place-self-center max-w-76 bg-ink text-paper text-small leading-[1.4] text-center">
          <span>{title}</span>
          <b className="text-sun font-display text-heading">{skill.name}</b>
          <span>{fillIn(relates, { skills: listed(related.map((other) => other.name)) })}</span>
        </p>
      </div>
      <figcaption className="mt-2.5 text-slate text-caption">{caption}</figcaption>
    </figure>
  );
}

/** The first screen for partners: why they need one taxonomy, and the way to talk about it. */
export function PartnersHero({ title, text, explore, days, ...figure }: Hero) {
  return (
    <section className="pt-[clamp(6.5rem,5rem_+_4vw,8.5rem)] pb-[clamp(3rem,2rem_+_4vw,5rem)] bg-mist">
      <div className="page grid gap-y-12 gap-x-gutter grid-cols-1 page-lg:grid-cols-[6fr_6fr]">
        <div className="grid gap-6 content-center">
          <h1 className="max-w-[11ch] text-display font-700 tracking-[-0.02em]">{title}</h1>
          <p className="max-w-[46ch] text-lead">{text}</p>
          <p className={`${styles.partnersWays} flex flex-wrap gap-3`}>
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
