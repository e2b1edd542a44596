import { Badge } from '../../components/Badge.tsx';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn } from '../../content/format.ts';
import videos from '../../content/videos.yaml';
import { DrawingPicture } from '../../drawings/DrawingPicture.tsx';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Statement } from '../../sections/statement/Statement.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import coast from './coast.drawing.tsx?picture&ink';
import page from './page.yaml';
import { ReadSentence } from './ReadSentence.island.tsx';
import { skillsKnown } from './read.ts';
import { Taxonomy } from './Taxonomy.tsx';

const sources = ['advert', 'course', 'cv'] as const;

/** Three phrases as stations of one way, which ends at the name of their skill. */
function Names() {
  const { columns, names } = page.hero;
  return (
    <div className="max-page-lg:pt-4">
      <ul className="ml-2 grid grid-cols-[minmax(0,1fr)] gap-4 border-l-2 border-l-sun pb-5 page-lg:gap-6 page-lg:pb-7">
        {sources.map((source) => (
          <li
            key={source}
            className="relative grid grid-cols-[minmax(0,1fr)] gap-0.5 pl-7 [overflow-wrap:anywhere]"
          >
            <span className="absolute top-0.5 -left-2.25 size-4 rounded-full border-2 border-sun bg-background" />
            <span className="text-muted text-small">{columns[source]}</span>
            <span className="font-display text-heading font-700 text-balance">{`“${names[source]}”`}</span>
          </li>
        ))}
      </ul>
      <p className="grid w-fit max-w-full bg-sun px-4 pt-2 pb-3 text-ink forced-color-adjust-none">
        <span className="text-small font-600">{columns.skill}</span>{' '}
        <b className="font-display text-headline leading-none">{names.skill}</b>
      </p>
    </div>
  );
}

/** The first screen: a coast, and on it three phrases that lead to the one name of their skill. */
function NamesHero() {
  const { badge, first, book, sentence, product, title, text } = page.hero;
  return (
    <Band className="relative overflow-hidden pt-hero" background="ink">
      <DrawingPicture
        className="absolute right-0 bottom-0 h-[26rem] w-full object-cover object-[70%_50%] opacity-70 [mask-image:linear-gradient(to_top,black_50%,transparent)] page-lg:h-full page-lg:w-[58%] page-lg:[mask-image:linear-gradient(to_left,black_50%,transparent)] print:hidden"
        picture={coast}
      />
      <Container className="relative grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-6 page-lg:grid-cols-[7fr_5fr] page-lg:items-center">
        <HeroWords
          product={product}
          title={title}
          text={text}
          note={
            <>
              <Badge label={badge} /> {first} <SampleMark {...page.example} />
            </>
          }
        >
          <BookMeeting control="skills-ai-hero" label={book} />
          <Link className="page-xs:mx-3" {...sentence} />
        </HeroWords>
        <Names />
      </Container>
    </Band>
  );
}

/** What the AI can do, each in the colours of the product in which it is at work. */
function Capabilities() {
  const { title, cards } = page.capabilities;
  return (
    <Section id="capabilities" head="row" title={title}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 page-sm:grid-cols-2 page-lg:grid-cols-3">
        {cards.map((card) => (
          <li
            key={card.title}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-2 bg-mist p-5 [overflow-wrap:anywhere]"
            data-world={card.product}
          >
            <ProductGlyph product={card.product} className="size-10 text-ink stroke-lagoon" />
            <h3 className="text-heading">{card.title}</h3>
            <p className="col-span-full">{card.text}</p>
            <p className="col-span-full">
              <Link {...card.link} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Who uses it: a line for each, with a link to the page that says more. */
function Uses() {
  const { title, sides } = page.uses;
  return (
    <Section id="uses" head="beside" title={title}>
      <ul className="grid gap-x-gutter-wide gap-y-6 page-sm:grid-cols-2">
        {sides.map(({ title: side, text, link }) => (
          <li key={side} className="grid content-start gap-2 border-t-2 border-t-foreground pt-4">
            <h3 className="text-title">{side}</h3>
            <p className="text-lead">{text}</p>
            <p>
              <Link {...link} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The AI behind the suite: a sentence that it reads, the taxonomy that it reads it into, what it can do and what that is worth. */
export default function SkillsAi() {
  const { challenge, sentence, values, closing, example } = page;
  const { length } = videos.videos['skills-ai'];
  return (
    <>
      <NamesHero />
      <Statement
        variant="light"
        id="challenge"
        background="ink"
        kicker={challenge.kicker}
        text={challenge.text}
      />
      <Section
        id="sentence"
        title={sentence.title}
        text={fillIn(sentence.text, { bar: sentence.bar })}
        background="mist"
        aside={<WatchVideo name="skills-ai">{`${page.video.watch} (${length})`}</WatchVideo>}
      >
        <ReadSentence words={sentence} example={example} skills={skillsKnown} />
      </Section>
      <Taxonomy />
      <Capabilities />
      <Uses />
      <Section id="values" head="row" title={values.title} text={values.text} background="mist">
        <Figures variant="line" items={values.cards} />
      </Section>
      <Ending variant="line" title={closing.title} text={closing.text}>
        <BookMeeting control="skills-ai-closing" label={closing.button} />
        <Link {...closing.suite} />
      </Ending>
    </>
  );
}
