import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-mapping.drawing.tsx?chart';
import { outboundLinks } from '../../links.ts';

type Hero = Content<'business-leader'>['hero'];

type Sign = 'short' | 'widest' | 'spare' | 'route';

const rings = (
  <>
    <path d="M4 16c0-9 10-13 19-12s13 6 12 13-9 11-17 11S4 24 4 16z" />
    <path d="M10 16c0-5 6-8 12-8s8 4 8 9-6 7-11 7-9-3-9-8z" />
    <path d="M15 16c0-3 3-4 6-4s4 2 4 4-3 4-5 4-5-1-5-4z" />
  </>
);

/** The signs of the map of supply and demand. */
const signs: Readonly<Record<Sign, ReactNode>> = {
  short: <g className="fill-lagoon/18 stroke-lagoon">{rings}</g>,
  spare: (
    <g className="fill-sun/45 stroke-ochre" strokeDasharray="2 1.5">
      {rings}
    </g>
  ),
  widest: <path className="fill-ink stroke-none" d="M20 6l10 19H10z" />,
  route: <path strokeDasharray="5 3" strokeWidth="2.5" d="M5 26c3-14 9-2 15-10S28 8 35 6" />,
};

function entriesOf({ skills, short, spare, widest, move, movers }: Hero['legend']) {
  return [
    ['short', skills.short.people, fillIn(short, { skills: skills.short.skills })],
    ['widest', skills.widest?.people ?? 0, fillIn(widest, { skill: skills.widest?.skill ?? '' })],
    ['spare', skills.spare.people, fillIn(spare, { skills: skills.spare.skills })],
    ['route', movers, move],
  ] as const satisfies readonly (readonly [Sign, number, string])[];
}

/** The first screen for business leaders: a line across the page, and under it words, map and the map's key. */
export function LeaderHero({ title, text, demo, webinar, length, legend }: Hero) {
  return (
    <section className="pt-hero pb-band">
      <div className="page grid gap-y-8 gap-x-gutter page-md:grid-cols-[7fr_5fr] page-md:items-start page-xl:gap-y-10 page-xl:grid-cols-[14fr_25fr_13fr]">
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
        <Chart chart={chart} />
        <section className="pt-3.5 border-t-3 border-t-ink self-stretch" aria-labelledby="key-title">
          <h2 id="key-title" className="pb-2 text-heading font-700 leading-normal">
            {legend.title}
          </h2>
          <ul>
            {entriesOf(legend).map(([sign, people, meaning]) => (
              <li
                key={sign}
                className="grid gap-3.5 py-3 border-t border-t-contour grid-cols-[2.5rem_1fr] items-center leading-snug"
              >
                <svg
                  className="fill-none stroke-ink forced-colors:bg-white forced-colors:forced-color-adjust-none"
                  viewBox="0 0 40 32"
                  width="40"
                  height="32"
                  aria-hidden="true"
                >
                  {signs[sign]}
                </svg>
                <p>
                  <b className="block tabular-nums font-display text-title leading-none">{count(people)}</b>{' '}
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
