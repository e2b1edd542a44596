import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn, sum } from '../../content/format.ts';
import { HillPicture } from '../../drawings/terrain.tsx';
import { Cards } from '../../sections/cards/Cards.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { VideoPlayer } from '../../sections/video/VideoPlayer.island.tsx';
import page from './page.yaml';
import { SearchFunnels } from './SearchFunnels.tsx';
import { Shortlist } from './Shortlist.tsx';

/** People in rows of sixteen, from one place to another: each a head and shoulders, 20 by 24 units. */
function people(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  return places
    .map((place) => `M${(place % 16) * 26} ${Math.floor(place / 16) * 38}`)
    .map((at) => `${at}m10 11a5 5 0 1 0 0-10a5 5 0 1 0 0 10m-9 13c0-7 4-10 9-10s9 3 9 10z`)
    .join('');
}

/** The first screen: the promise, and the figure behind it, set large over the people it counts. */
function Hero() {
  const { title, text, book, search, rejected, suitable, figure, rejection, caption } = page.hero;
  return (
    <section className="grid page-lg:grid-cols-[calc(var(--spacing-edge)_+_(min(100cqw,var(--spacing-page))_-_4rem)*5/12)_1fr] page-lg:min-h-[min(46rem,92vh)]">
      <div className="grid content-center gap-6 px-5 pt-hero pb-12 page-sm:px-8 page-lg:pl-edge">
        <h1 className="max-w-[10ch] text-display tracking-[-0.02em]">{title}</h1>
        <p className="max-w-[40ch] text-lead">{text}</p>
        <p className="flex flex-wrap gap-3">
          <OutboundButton to="schedulingPage" label={book} />
          <Link className="self-center page-xs:mx-2" to="#search" label={search} />
        </p>
      </div>
      <InkPanel
        as="figure"
        className="grid content-center gap-6 px-5 py-10 page-sm:px-8 page-lg:px-14 page-lg:pt-26"
      >
        <p className="grid gap-2">
          <strong className="text-monument text-sun">{fillIn(figure, { rejected, suitable })}</strong>
          <span className="max-w-[28ch] font-display text-title">{rejection}</span>
        </p>
        <svg className="w-full max-w-152" viewBox="-1 -1 416 68" aria-hidden="true">
          <path className="fill-none stroke-sun" d={people(0, rejected)} />
          <path className="fill-reef forced-colors:fill-[CanvasText]" d={people(rejected, suitable)} />
        </svg>
        <figcaption className="max-w-[60ch] text-contour text-small">{caption}</figcaption>
      </InkPanel>
    </section>
  );
}

function Benefits() {
  const { title, groups } = page.benefits;
  return (
    <Section id="benefits" head="row" title={title}>
      <div className="grid gap-x-gutter-wide gap-y-8 page-lg:grid-cols-[7fr_5fr]">
        <VideoPlayer name="recruiter" />
        <ul className="grid content-between gap-5 *:grid *:gap-x-gutter *:gap-y-2 *:border-t *:border-t-foreground *:pt-3 page-sm:*:grid-cols-2">
          {groups.map(({ who, items }) => (
            <li key={who}>
              <p className="col-span-full text-muted text-small">{who}</p>
              {items.map((item) => (
                <div key={item.title} className="grid content-start gap-1">
                  <h3 className="text-lead">{item.title}</h3>
                  <p className="text-muted">{item.text}</p>
                </div>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Services to sell as hills, which have a contour for each amount that a year of them brings in. */
function Revenue() {
  const { title, text, year, contour, streams } = page.revenue;
  const total = 1000 * Math.round(sum(streams.map(({ amount }) => amount)) / 1000);
  return (
    <Section id="revenue" head="stacked" title={title} text={text}>
      <ul className="grid gap-x-gutter gap-y-8 tabular-nums page-2xs:grid-cols-2 page-lg:grid-cols-4">
        {streams.map((stream, index) => (
          <li key={stream.title} className="grid content-start gap-1.5">
            <HillPicture
              className="mb-2 h-auto w-full fill-lagoon/13 stroke-1.25 stroke-lagoon"
              width={240}
              height={200}
              hill={{
                at: { x: 92, y: 104 },
                rings: stream.amount / contour.each,
                step: 27,
                seed: 21 + index,
                even: true,
              }}
            />
            <p className="font-display text-heading">{fillIn(year, { amount: stream.amount })}</p>
            <h3 className="text-lead">{stream.title}</h3>
            <p className="text-muted">{stream.text}</p>
            <p className="text-small">{stream.reckoning}</p>
          </li>
        ))}
      </ul>
      <div className="mt-part flex flex-wrap items-baseline justify-between gap-x-gutter gap-y-1">
        <p className="font-display text-title">{fillIn(page.revenue.sum, { amount: total })}</p>
        <p className="text-muted text-small">{fillIn(contour.note, { each: contour.each })}</p>
      </div>
    </Section>
  );
}

/** Recruiters: who is rejected unread, one search done twice, and the services that come with the second way. */
export default function Recruiter() {
  const { suite, closing } = page;
  return (
    <>
      <Hero />
      <SearchFunnels />
      <Shortlist />
      <Benefits />
      <Section id="suite" head="beside" background="mist" title={suite.title}>
        <Cards variant="rows" items={suite.items} />
      </Section>
      <Revenue />
      <Ending variant="line" {...closing}>
        <OutboundButton to="schedulingPage" label={closing.button} />
      </Ending>
    </>
  );
}
