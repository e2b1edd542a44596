import { buttonClass } from '../../components/Button.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { NamedIcon } from '../../components/Icon.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn, listed } from '../../content/format.ts';
import partners from '../../content/partners.yaml';
import { hillContours } from '../../drawings/terrain.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { PaperEnding } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { LogoWall } from '../../sections/LogoWall.tsx';
import { OutboundLink } from '../../sections/Outbound.tsx';
import { Section } from '../../sections/Section.tsx';
import days from './FirstDays.module.css';
import types from './PartnershipTypes.module.css';
import page from './page.yaml';

/** The contours of the entry's hill, 200 wide and 200 high. */
const contours = hillContours({ at: { x: 100, y: 100 }, rings: 9, step: 11, seed: 4 });

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
        data-precision={1}
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
  const { note } = page.hero;
  const { title, skill, relates, related, records, sample } = page.hero.entry;
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
              <b className="max-page-2xs:text-small">{name}</b>
              <span className="text-slate text-small leading-snug">{`${kind}, ${who}`}</span>
            </li>
          ))}
        </ul>
        <InkPanel
          as="p"
          className="relative mt-5 grid max-w-76 gap-0.5 place-self-center rounded-md px-6 py-4 text-center text-small leading-snug @[16rem]:mt-0 @[16rem]:grid-area-[1/1]"
        >
          <span>{title}</span>
          <b className="font-display text-sun text-title leading-tight">{skill.name}</b>
          <span>{fillIn(relates, { skills: listed(related.map((other) => other.name)) })}</span>
        </InkPanel>
      </div>
      {sample ? <figcaption className="pt-2.5 text-slate text-caption">{note}</figcaption> : null}
    </figure>
  );
}

/** The kinds of partnership as four plates across the window, each with its mark and a ground of its own. */
function PartnershipTypes() {
  const { brings, gets, items, ...heading } = page.types;
  return (
    <Section id="partnerships" {...heading} bleed>
      <ul className={types.plates}>
        {items.map((item) => (
          <li key={item.title} className={types.plate}>
            <NamedIcon name={item.icon} className={types.icon} />
            <div className="grid content-start gap-2">
              <h3 className="text-title">{item.title}</h3>
              <p className="max-w-[46ch]">{item.description}</p>
            </div>
            <Definitions
              className={`${types.terms}`}
              items={[
                [brings, <b key={brings}>{item.brings}</b>],
                [
                  gets,
                  <ul key={gets} className="grid gap-1.5">
                    {item.benefits.map((benefit) => (
                      <li key={benefit}>{benefit}</li>
                    ))}
                  </ul>,
                ],
              ]}
            />
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
      className="block overflow-visible fill-foreground text-note tabular-nums max-page-lg:hidden forced-colors:fill-[CanvasText] [&_line]:stroke-foreground forced-colors:[&_line]:stroke-[CanvasText]"
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
function Line({ milestones, firstDay }: (typeof page.firstDays.rows)[number]) {
  return (
    <svg
      className="mt-3 mb-2 block overflow-visible page-lg:mt-0"
      aria-hidden="true"
      width="100%"
      height="24"
    >
      <line className="stroke-2 stroke-muted" strokeDasharray="3 5" x2="100%" y1="12" y2="12" />
      <line
        className="stroke-6 stroke-sun forced-colors:stroke-[CanvasText]"
        x2={across(firstDay)}
        y1="12"
        y2="12"
      />
      {milestones.map(({ day, first }) => (
        <circle
          key={day}
          className={days.station}
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
  const { title, text, caption, columns, first, day: dayText, whole, rows } = page.firstDays;
  return (
    <Section id="first-days" layout="stacked" title={title} text={text} background="ink">
      <table className="w-full table-fixed text-left max-page-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-page-lg:sr-only">
          <tr className="align-bottom text-muted text-small max-page-lg:block *:font-400 max-page-lg:*:block page-lg:*:first:w-1/4 page-lg:*:first:pr-6">
            <th scope="col">{columns.type}</th>
            <th scope="col">
              {columns.days}
              <Scale />
            </th>
          </tr>
        </thead>
        <tbody className={days.rows}>
          {rows.map((row) => (
            <tr key={row.type}>
              <th className="font-display text-heading page-lg:pr-6" scope="row">
                {row.type}
                <span className="block pt-1 font-text text-muted text-small font-400 leading-tight">
                  {fillIn(first, { day: row.firstDay })}
                </span>
              </th>
              <td className="page-lg:border-r-4 page-lg:border-r-sun">
                <Line {...row} />
                <ol className="page-lg:grid page-lg:grid-cols-18">
                  {row.milestones.map((milestone) => (
                    <li
                      key={milestone.day}
                      className={days.milestone}
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
        <b className="font-display text-title text-sun">{fillIn(dayText, { day: wholeScale })}</b>
        <span className="max-w-[36ch] text-lead">{whole}</span>
      </p>
    </Section>
  );
}

const isInvented = partners.groups.some((group) => group.partners.some(({ sample }) => sample));

/** Partners: why one taxonomy, the four kinds of partnership, their first 90 days and who is there already. */
export default function Partners() {
  const { hero, wall, closing } = page;
  return (
    <>
      <Hero background="mist" title={hero.title} text={hero.text} figure={<SharedEntry />}>
        <BookMeeting control="partners-hero" meetingType="Partnership enquiry" label={hero.explore} />
        <Link className="page-xs:mx-3" to="#first-days" label={hero.days} />
      </Hero>
      <PartnershipTypes />
      <FirstDays />
      <Section id="leaders" layout="stacked" title={wall.title} text={isInvented ? wall.note : undefined}>
        <LogoWall />
      </Section>
      <PaperEnding {...closing}>
        <BookMeeting
          control="partners-resources"
          className={buttonClass()}
          meetingType="Partnership enquiry"
          label={closing.resources}
        />
        <OutboundLink className="self-center" to="schedulingPage" label={closing.schedule} />
      </PaperEnding>
    </>
  );
}
