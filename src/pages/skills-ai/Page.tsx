import { PageLink } from '../../components/PageLink.tsx';
import copy from '../../content/skills-ai.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-ai.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';
import poster from './poster.drawing.tsx?picture&ink';
import { ManyNames, ReadSentence } from './Words.tsx';

export const { head } = copy;

/** The first screen on ink: the badge and what it stands for, the words, the taxonomy as a globe and its size, large. */
function Hero() {
  const { badge, first, product, title, text, book, sentence, taxonomy } = copy.hero;
  return (
    <section className="section overflow-hidden pt-hero pb-block" data-ground="ink">
      <div className="page grid gap-10 page-lg:grid-cols-[6fr_7fr] page-lg:items-center page-lg:gap-x-0">
        <HeroWords product={product} title={title} text={text}>
          <BookMeeting control="skills-ai-hero" label={book} />
          <PageLink className="button" {...sentence} />
        </HeroWords>
        <Chart chart={chart} ground="ink" className="page-lg:-mr-8" />
        <p className="page-lg:col-span-full page-lg:flex page-lg:items-end page-lg:gap-x-6">
          <b className="block text-monument">{taxonomy.figure}</b>{' '}
          <span className="block pb-2 text-heading font-600 page-lg:whitespace-nowrap">
            {taxonomy.wording}
          </span>
          <span className="flex max-w-104 page-lg:ml-auto items-baseline gap-3 pt-4 pb-2 text-quiet text-small">
            <b className="flex-none rounded-sm bg-sun px-2.5 py-0.5 text-ink forced-color-adjust-none">
              {badge}
            </b>{' '}
            {first}
          </span>
        </p>
      </div>
    </section>
  );
}

/** Six abilities, each with the product that uses it. */
function Capabilities() {
  const { title, cards } = copy.capabilities;
  return (
    <Section id="capabilities" title={title}>
      <ul className="grid gap-x-gutter-wide page-sm:grid-cols-2 page-lg:grid-cols-3 page-lg:gap-y-6">
        {cards.map((card) => (
          <li
            key={card.title}
            className="grid grid-cols-[3rem_1fr] content-start gap-x-3 border-t border-t-front py-5"
          >
            <ProductGlyph product={card.product} className="row-span-3 size-10 text-ink stroke-lagoon" />
            <h3 className="text-heading font-700">{card.title}</h3>
            <p className="py-1.5 text-quiet">{card.text}</p>
            <p className="font-600">
              <PageLink {...card.link} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the AI is used for in business and in education. */
function Uses() {
  const { title, sides } = copy.uses;
  return (
    <Section id="uses" layout="beside" title={title} ground="mist">
      <div className="grid gap-x-gutter-wide gap-y-8 page-md:grid-cols-2">
        {sides.map((side) => (
          <div key={side.title} className="row-span-5 grid grid-rows-subgrid gap-y-0">
            <h3 className="pb-3 text-heading font-700">{side.title}</h3>
            <ul className="row-span-3 grid grid-rows-subgrid">
              {side.items.map((item) => (
                <li className="border-t border-t-line py-3" key={item}>
                  {item}
                </li>
              ))}
            </ul>
            <p className="pt-4">
              <PageLink className="button" {...side.link} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The AI behind the suite: the problem of words, how it reads one sentence, what it does and what that is worth. */
export function Component() {
  const { challenge, sentence, film, values, closing } = copy;
  return (
    <>
      <Hero />
      <ManyNames {...challenge} />
      <ReadSentence {...sentence} />
      <Section id="video" layout="beside" title={film.title}>
        <Film name="skills-ai" poster={poster} />
      </Section>
      <Capabilities />
      <Uses />
      <Section id="values" layout="row" title={values.title}>
        <Points items={values.cards} />
      </Section>
      <Ending kind="next" {...closing}>
        <BookMeeting control="skills-ai-closing" label={closing.button} />
      </Ending>
    </>
  );
}
