import chart from 'virtual:charts/skills-mapping';
import { Chart } from '../../charts/Chart.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { outboundLinks } from '../../links.ts';
import { MapKey, type MapSign } from './MapKey.tsx';
import '../../design/business.css';

type Hero = Content<'business-leader'>['hero'];

function entriesOf({ skills, short, spare, widest, move, movers }: Hero['legend']) {
  return [
    ['short', skills.short.people, fillIn(short, { skills: skills.short.skills })],
    ['widest', skills.widest?.people ?? 0, fillIn(widest, { skill: skills.widest?.skill ?? '' })],
    ['spare', skills.spare.people, fillIn(spare, { skills: skills.spare.skills })],
    ['route', movers, move],
  ] as const satisfies readonly (readonly [MapSign, number, string])[];
}

/** The first screen for business leaders: a line across the page, and under it words, map and the map's key. */
export function LeaderHero({ title, text, demo, webinar, length, legend }: Hero) {
  return (
    <section className="leader-hero">
      <div className="page leader-plate">
        <h1 className="leader-title">{title}</h1>
        <div className="leader-words">
          <p className="leader-text">{text}</p>
          <p className="leader-ways">
            <ExternalLink className="button button-solid" href={outboundLinks.bookingPage.href}>
              {demo}
            </ExternalLink>
            <ExternalLink className="button" href={outboundLinks.webinar.href}>
              {webinar}: {length.figure}
            </ExternalLink>
          </p>
        </div>
        <Chart chart={chart} className="leader-map" />
        <section className="leader-key" aria-labelledby="key-title">
          <h2 id="key-title" className="leader-key-title">
            {legend.title}
          </h2>
          <ul>
            {entriesOf(legend).map(([sign, people, meaning]) => (
              <li key={sign} className="leader-entry">
                <MapKey sign={sign} />
                <p>
                  <b>{count(people)}</b> {meaning}
                </p>
              </li>
            ))}
          </ul>
          <p className="leader-note">{legend.note}</p>
        </section>
      </div>
    </section>
  );
}
