import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import videos from '../../content/videos.yaml';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import { ProductLinks } from '../../sections/cards/ProductLinks.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { ModuleOutline } from './ModuleOutline.tsx';
import page from './page.yaml';
import { Thresholds } from './Thresholds.island.tsx';

/** The first screen: the page's words beside a module's outline as it was corrected. */
function Hero() {
  const { title, text, book, video } = page.hero;
  return (
    <Band className="pt-hero" background="mist">
      <Container className="grid gap-x-gutter-wide gap-y-8 page-lg:grid-cols-[7fr_5fr] page-lg:items-center">
        <HeroWords title={title} text={text}>
          <OutboundButton to="bookingPage" label={book} />
          <WatchVideo name="educator">{`${video} (${videos.videos.educator.length})`}</WatchVideo>
        </HeroWords>
        <ModuleOutline />
      </Container>
    </Band>
  );
}

/** Products in the order in which a year needs them, each on its own ground. */
function Products() {
  const { title, items, ...labels } = page.solutions;
  return (
    <Section id="solutions" head="row" title={title}>
      <ol className="grid page-2xs:grid-cols-2 page-lg:grid-cols-4">
        {items.map((product) => (
          <li
            key={product.to}
            className="grid grid-rows-[auto_auto_1fr_auto] gap-3 bg-lagoon-soft p-4 text-ink page-sm:p-6"
            data-world={product.mark}
          >
            <ProductGlyph
              product={product.mark}
              className="size-12 text-ink stroke-current page-lg:size-20"
            />
            <div>
              <p className="text-small font-600">{product.when}</p>
              <h3 className="pt-1 text-heading page-lg:text-title">{product.title}</h3>
            </div>
            <p className="leading-snug">{product.text}</p>
            <p className="flex flex-wrap gap-x-6 [--colors-link:var(--colors-ink)]">
              <ProductLinks product={product} labels={labels} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Educators: a module that follows its employers by two thresholds, and the products that read them. */
export default function Educator() {
  const { hero, curriculum, benefits, impact, closing } = page;
  return (
    <>
      <Hero />
      <Section
        id="curriculum"
        head="row"
        width="window"
        title={curriculum.title}
        text={curriculum.text}
        mark={<SampleMark {...curriculum.mark} />}
      >
        <Thresholds {...curriculum} />
      </Section>
      <Section id="benefits" head="row" background="mist" title={benefits.title}>
        <Points variant="rows" items={benefits.items} />
      </Section>
      <Products />
      <Section id="impact" head="row" background="ink" title={impact.title}>
        <Figures items={impact.figures} />
      </Section>
      <Ending variant="line" {...closing}>
        <OutboundButton to="bookingPage" label={hero.book} />
      </Ending>
    </>
  );
}
