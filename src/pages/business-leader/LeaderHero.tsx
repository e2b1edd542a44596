import { ExternalLink } from '../../components/ExternalLink.tsx';
import { count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-mapping.drawing.tsx?chart';
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
    <section className="pt-[clamp(7rem,5.5rem_+_3vw,8.5rem)] pb-band">
      <div className="page grid gap-y-8 gap-x-gutter page-md:grid-cols-[7fr_5fr] page-md:items-start page-xl:gap-y-[clamp(2rem,3vw,3rem)] page-xl:gap-x-gutter page-xl:grid-cols-[14fr_25fr_13fr]">
        <h1 className="max-w-[17ch] text-display font-700 tracking-[-0.02em] page-md:col-span-full">
          {title}
        </h1>
        <div className="grid gap-6 content-start page-md:col-span-full page-xl:col-auto">
          <p className="max-w-[52ch] text-lead">{text}</p>
          <p className="flex flex-wrap gap-3 page-xl:grid page-xl:justify-items-start">
            <ExternalLink className="button button-solid" href={outboundLinks.bookingPage.href}>
              {demo}
            </ExternalLink>
            <ExternalLink className="button" href={outboundLinks.webinar.href}>
              {webinar}: {length.figure}
            </ExternalLink>
          </p>
        </div>
        <Chart chart={chart} className="leader-map" />
        <section className="pt-3.5 border-t-3 border-t-ink self-stretch" aria-labelledby="key-title">
          <h2 id="key-title" className="pb-2 text-heading font-700 leading-[1.55]">
            {legend.title}
          </h2>
          <ul>
            {entriesOf(legend).map(([sign, people, meaning]) => (
              <li
                key={sign}
                className="grid gap-3.5 py-3 border-t border-t-contour grid-cols-[2.5rem_1fr] items-center leading-[1.35]"
              >
                <MapKey sign={sign} />
                <p>
                  <b className="block tabular-nums font-display text-title leading-[1.05]">{count(people)}</b>{' '}
                  {meaning}
                </p>
              </li>
            ))}
          </ul>
          <p className="pt-3 border-t border-t-contour text-slate text-caption">{legend.note}</p>
        </section>
      </div>
    </section>
  );
}
