import contours from 'virtual:entry-contours';
import { OutboundLink, PageLink } from '../../components/Links.tsx';
import { fillIn, listed } from '../../content/format.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { PaperEnding } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { LogoWall } from '../../sections/LogoWall.tsx';
import { Section } from '../../sections/Section.tsx';
import copy from './page.yaml';

export const { head } = copy;

/** The hill of the entry, and the four lines that lead to it from the records. */
function Lines() {
  const ends = ['10% 12%', '90% 12%', '10% 88%', '90% 88%'].map((end) => end.split(' '));
  return (
    <svg className="absolute inset-0 overflow-hidden" aria-hidden="true" width="100%" height="100%">
      <svg
        className="fill-lagoon/6 stroke-lagoon/55 *:[vector-effect:non-scaling-stroke]"
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
      {['stroke-12 stroke-ink', 'stroke-8 stroke-sun'].map((looks) => (
        <g key={looks} className={looks}>
          {ends.map(([x, y]) => (
            <line key={`${x} ${y}`} x1="50%" y1="50%" x2={x} y2={y} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Four records in four wordings, and the one entry of the taxonomy that they mean. */
function SharedEntry() {
  const { title, skill, relates, related, records } = copy.hero.entry;
  return (
    <figure className="@container">
      <div className="relative grid overflow-hidden border border-ink bg-paper p-part">
        <Lines />
        <ul className="relative grid gap-x-6 gap-y-5 @[16rem]:grid-area-[1/1] @[16rem]:grid-cols-2 @[16rem]:grid-rows-[auto_minmax(18rem,1fr)_auto] @[36rem]:gap-x-24">
          {records.map(({ who, kind, name }) => (
            <li
              key={who}
              className="grid content-start gap-1 border border-ink bg-white px-4 py-3 leading-snug max-page-2xs:px-2 @[16rem]:nth-[n+3]:row-3"
            >
              <b>{name}</b>
              <span className="text-slate text-small leading-snug">{`${kind}, ${who}`}</span>
            </li>
          ))}
        </ul>
        <p className="ink-panel relative mt-5 grid max-w-76 gap-0.5 place-self-center rounded-md px-6 py-4 text-center text-small leading-snug @[16rem]:mt-0 @[16rem]:grid-area-[1/1]">
          <span>{title}</span>
          <b className="font-display text-sun text-title leading-tight">{skill.name}</b>
          <span>{fillIn(relates, { skills: listed(related.map((other) => other.name)) })}</span>
        </p>
      </div>
      {copy.hero.entry.sample ? (
        <figcaption className="pt-2.5 text-slate text-caption">{copy.hero.note}</figcaption>
      ) : null}
    </figure>
  );
}

/** A stop of a line: across the page on wide pages, down it on narrow ones. */
const stop =
  "relative grid content-start gap-2 pb-6 pl-8 before:absolute before:top-1.5 before:left-0 before:size-4 before:rounded-full before:box-border before:border-3 before:border-solid before:border-ink before:bg-paper before:content-[''] page-lg:pt-9 page-lg:pb-10 page-lg:pr-gutter page-lg:pl-0 page-lg:before:-top-1.5";

function PartnershipTypes() {
  const { brings, gets, items, ...heading } = copy.types;
  return (
    <Section id="partnerships" {...heading}>
      <ul className="grid gap-6 page-lg:gap-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="relative before:absolute before:top-2 before:bottom-8 before:left-1.5 before:box-border before:w-1.5 before:border-x before:border-y-0 before:border-solid before:border-ink before:bg-sun before:content-[''] page-lg:grid page-lg:grid-cols-[5fr_3fr_4fr] page-lg:before:inset-x-0 page-lg:before:top-0 page-lg:before:bottom-auto page-lg:before:h-1.5 page-lg:before:w-auto page-lg:before:border-x-0 page-lg:before:border-y"
          >
            <div className={stop}>
              <h3 className="text-title">{item.title}</h3>
              <p className="max-w-[42ch] text-quiet">{item.description}</p>
            </div>
            <p className={stop}>
              <span className="text-quiet text-small">{brings}</span>
              <span className="max-w-[24ch] font-display text-large leading-snug">{item.brings}</span>
            </p>
            <div className={stop}>
              <p className="text-quiet text-small">{gets}</p>
              <ul className="grid gap-1.5 leading-snug">
                {item.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const wholeScale = 90;
const marks = [0, 15, 30, 45, 60, 75, 90];
const across = (day: number) => `${Math.round((1000 * day) / wholeScale) / 10}%`;

function Scale() {
  return (
    <svg
      className="block overflow-visible fill-front text-note tabular-nums max-page-lg:hidden forced-colors:fill-[CanvasText] [&_line]:stroke-front forced-colors:[&_line]:stroke-[CanvasText]"
      aria-hidden="true"
      width="100%"
      height="32"
    >
      {marks.map((day) => (
        <g key={day}>
          <line x1={across(day)} x2={across(day)} y1="22" y2="32" />
          <text
            x={across(day)}
            y="16"
            textAnchor={day === 0 ? 'start' : day === wholeScale ? 'end' : 'middle'}
          >
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A row's line with its stations; drawn solid up to the first result. */
function Line({ milestones, firstDay }: (typeof copy.firstDays.rows)[number]) {
  return (
    <svg
      className="mt-3 mb-2 block overflow-visible page-lg:mt-0"
      aria-hidden="true"
      width="100%"
      height="24"
    >
      <line className="stroke-2 stroke-quiet" strokeDasharray="3 5" x2="100%" y1="12" y2="12" />
      <line
        className="stroke-6 stroke-sun forced-colors:stroke-[CanvasText]"
        x2={across(firstDay)}
        y1="12"
        y2="12"
      />
      {milestones.map(({ day, first }) => (
        <circle
          key={day}
          className="fill-ground stroke-3 stroke-sun data-[first='true']:fill-sun forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] forced-colors:data-[first='true']:fill-[CanvasText]"
          data-first={first}
          cx={across(day)}
          cy="12"
          r={first ? 11 : 6}
        />
      ))}
    </svg>
  );
}

/** How a partnership of each kind runs in its first 90 days: one table, four lines that end in one day. */
function FirstDays() {
  const { title, text, caption, columns, first, day: dayText, whole, rows } = copy.firstDays;
  return (
    <Section id="first-days" title={title} text={text} ground="ink">
      <table className="w-full table-fixed text-left max-page-lg:block">
        <caption className="visually-hidden">{caption}</caption>
        <thead className="max-page-lg:sr-only">
          <tr className="align-bottom text-quiet text-small max-page-lg:block *:font-400 max-page-lg:*:block page-lg:*:first:w-1/4 page-lg:*:first:pr-6">
            <th scope="col">{columns.type}</th>
            <th scope="col">
              {columns.days}
              <Scale />
            </th>
          </tr>
        </thead>
        <tbody className="max-page-lg:block *:border-t *:border-t-line max-page-lg:*:block max-page-lg:*:py-6 page-lg:*:align-top page-lg:*:first:border-t-front max-page-lg:[&_:is(th,td)]:block page-lg:[&_:is(th,td)]:pt-6 page-lg:[&_:is(th,td)]:pb-7">
          {rows.map((row) => (
            <tr key={row.type}>
              <th className="font-display text-heading page-lg:pr-6" scope="row">
                {row.type}
                <span className="block pt-1 font-text text-quiet text-small font-400 leading-tight">
                  {fillIn(first, { day: row.firstDay })}
                </span>
              </th>
              <td className="page-lg:border-r-4 page-lg:border-r-sun">
                <Line {...row} />
                <ol className="page-lg:grid page-lg:grid-cols-18">
                  {row.milestones.map((milestone) => (
                    <li
                      key={milestone.day}
                      className="grid grid-cols-[4.5rem_1fr] py-1 leading-snug data-[first='true']:font-600 page-lg:block page-lg:row-1 page-lg:col-[calc(var(--at)_+_1)_/_calc(var(--until)_+_1)] page-lg:py-0 page-lg:pr-4 page-lg:text-small page-lg:nth-last-2:col-end-15 page-lg:last:col-[15/19] page-lg:last:pr-4 page-lg:last:text-right"
                      data-at={milestone.at}
                      data-until={milestone.until}
                      data-first={milestone.first}
                    >
                      <b className="tabular-nums page-lg:block">{fillIn(dayText, { day: milestone.day })}</b>{' '}
                      {milestone.text}
                    </li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="grid justify-items-end gap-2 border-r-4 border-r-sun pt-block pr-5 text-right">
        <b className="text-monument text-sun">{fillIn(dayText, { day: wholeScale })}</b>
        <span className="max-w-[36ch] text-lead">{whole}</span>
      </p>
    </Section>
  );
}

/** Partners: why one taxonomy, the four kinds of partnership, their first 90 days and who is there already. */
export default function Partners() {
  const { hero, wall, closing } = copy;
  return (
    <>
      <Hero split="figure" ground="mist" title={hero.title} text={hero.text} figure={<SharedEntry />}>
        <BookMeeting control="partners-hero" meetingType="Partnership enquiry" label={hero.explore} />
        <PageLink className="button" to="#first-days" label={hero.days} />
      </Hero>
      <PartnershipTypes />
      <FirstDays />
      <Section id="leaders" layout="row" title={wall.title}>
        <LogoWall />
      </Section>
      <PaperEnding {...closing}>
        <BookMeeting
          control="partners-resources"
          meetingType="Partnership enquiry"
          label={closing.resources}
        />
        <OutboundLink className="text-link self-center" to="schedulingPage" label={closing.schedule} />
      </PaperEnding>
    </>
  );
}
