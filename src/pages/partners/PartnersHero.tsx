import contours from 'virtual:entry-contours';
import { Link } from 'react-router-dom';
import { fillIn, listed } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';

type Hero = Content<'partners-page'>['hero'];

const corners = [
  ['12%', '8%'],
  ['88%', '8%'],
  ['12%', '92%'],
  ['88%', '92%'],
] as const;

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
            className="fill-lagoon/6 stroke-lagoon/55"
            vectorEffect="non-scaling-stroke"
            key={contour}
            d={contour}
          />
        ))}
      </svg>
      <g className="stroke-ink" strokeDasharray="5 5">
        {corners.map(([x, y]) => (
          <line key={x + y} x1="50%" y1="50%" x2={x} y2={y} />
        ))}
      </g>
    </svg>
  );
}

/** Four records in four wordings, and the one entry of the taxonomy that they mean. */
function SharedEntry({ entry, caption }: Pick<Hero, 'entry' | 'caption'>) {
  const { title, skill, relates, related, records } = entry;
  return (
    <figure className="@container">
      <div className="relative grid border border-ink bg-paper p-part">
        <Bearings />
        <ul className="relative grid gap-x-gutter gap-y-5 @[16rem]:grid-area-[1/1] @[16rem]:grid-cols-2 @[16rem]:grid-rows-[auto_minmax(11rem,1fr)_auto]">
          {records.map(({ who, kind, name }) => (
            <li
              key={who}
              className="grid content-start gap-1 border border-outline bg-white px-4 py-3 leading-snug @[16rem]:nth-[n+3]:row-3"
            >
              <b>{name}</b>
              <span className="text-slate text-small leading-snug">{`${kind}, ${who}`}</span>
            </li>
          ))}
        </ul>
        <p className="ink-panel relative grid max-w-76 gap-0.5 place-self-center px-6 py-4 text-center text-small leading-snug mt-5 @[16rem]:mt-0 @[16rem]:grid-area-[1/1]">
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
    <section className="pt-hero pb-12 page-md:pb-20 bg-mist">
      <div className="page grid gap-y-12 gap-x-gutter grid-cols-1 page-lg:grid-cols-2">
        <div className="grid gap-6 content-center">
          <h1 className="max-w-[11ch] text-display font-700 tracking-[-0.02em]">{title}</h1>
          <p className="max-w-[46ch] text-lead">{text}</p>
          <p className="flex flex-wrap gap-3">
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
