import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { fillIn, sum } from '../../content/format.ts';
import videos from '../../content/videos.yaml';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { Filter } from './Filter.island.tsx';
import page from './page.yaml';
import { SearchFunnels } from './SearchFunnels.tsx';
import { Shortlist } from './Shortlist.tsx';

/** The first screen: the promise, and a filter to build over the people whom it counts, as wide as the window. */
function Hero() {
  const { hero, filter } = page;
  return (
    <Band className="pt-hero pb-block" background="ink" aria-labelledby="filter-title">
      <Container className="pb-block">
        <HeroWords title={hero.title} text={hero.text}>
          <OutboundButton to="schedulingPage" label={hero.book} />
          <WatchVideo name="recruiter">{`${hero.video} (${videos.videos.recruiter.length})`}</WatchVideo>
        </HeroWords>
      </Container>
      <h2 id="filter-title" className="sr-only">
        {filter.title}
      </h2>
      <Filter {...filter} />
    </Band>
  );
}

/** The products, each on its own ground. */
function Suite() {
  const { title, items } = page.suite;
  return (
    <Section id="suite" head="row" background="mist" title={title}>
      <ul className="grid gap-3 page-2xs:grid-cols-2 page-lg:grid-cols-5">
        {items.map(({ mark, title: name, text, to }) => (
          <li key={to} data-world={mark}>
            <a
              className="group grid h-full content-start gap-3 rounded-md bg-lagoon-soft p-4 text-ink page-lg:p-5"
              href={to}
            >
              <ProductGlyph product={mark} className="size-8 text-ink stroke-current" />
              <h3 className="text-lead leading-tight underline-offset-4 group-hover:underline">{name}</h3>
              <span className="leading-snug">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Services to sell, each with the sum that it comes to. */
function Revenue() {
  const { title, text, mark, amount, streams, ...words } = page.revenue;
  const total = 1000 * Math.round(sum(streams.map((stream) => stream.amount)) / 1000);
  return (
    <Section id="revenue" head="row" title={title} text={text} mark={<SampleMark {...mark} />}>
      <Points
        items={streams.map((stream) => ({
          title: stream.title,
          text: stream.text,
          above: stream.reckoning,
          figure: fillIn(amount, { amount: stream.amount }),
        }))}
      />
      <p className="pt-5 text-right font-display text-heading">{fillIn(words.sum, { amount: total })}</p>
    </Section>
  );
}

/** Recruiters: a filter to build, one search done twice, and the services that come with the second way. */
export default function Recruiter() {
  const { benefits, closing } = page;
  return (
    <>
      <Hero />
      <SearchFunnels />
      <Shortlist />
      <Section id="benefits" head="row" title={benefits.title}>
        <Points items={benefits.items} />
      </Section>
      <Suite />
      <Revenue />
      <Ending variant="next" {...closing}>
        <OutboundButton to="schedulingPage" label={closing.button} />
      </Ending>
    </>
  );
}
