import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { outlined, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { fillIn, sum } from '../../content/format.ts';
import screen from '../../content/screens/skills-mapping.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { DarkEnding } from '../../sections/Ending.tsx';
import { FilmSection } from '../../sections/FilmSection.tsx';
import { GapMap } from '../../sections/GapMap.tsx';
import { BookAndDemo } from '../../sections/Hero.tsx';
import { NextProduct } from '../../sections/NextProduct.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import summit from './closing.drawing.tsx?picture&ink';
import { MovePicker } from './MovePicker.island.tsx';
import page from './page.yaml';
import { SkillKinds } from './SkillKinds.tsx';
import { SkillsMappingScreen } from './SkillsMappingScreen.tsx';

/** The first screen: the headline over the whole page, below it the map in its frame, and beside the map what the gaps add up to. */
function MapHero() {
  const { product, title, text, book, demo, short, net, note } = page.hero;
  const { totals } = screen.table;
  return (
    <Band className="overflow-hidden pt-hero" background="mist">
      <Container>
        <h1 className="mb-part grid gap-4 page-lg:mb-block">
          <span className="c-link text-heading">{product}</span>
          <span className="sr-only">: </span>
          <span className="text-display tracking-[-0.02em]">{title}</span>
        </h1>
        <div className="grid gap-x-gutter-wide gap-y-8 page-lg:grid-cols-[4fr_8fr]">
          <div className="grid content-start gap-6 page-lg:grid-rows-[auto_auto_1fr]">
            <p className="text-lead">{text}</p>
            <p className="flex flex-wrap gap-3">
              <BookAndDemo control="skills-mapping-hero" book={book} demo={demo} />
            </p>
            <p className="self-end border-t-2 border-t-foreground pt-4 max-page-lg:mt-2">
              <b className="-ml-[0.04em] block text-monument">{totals.short}</b>{' '}
              <b className="block pt-3 font-display text-heading">{short}</b>{' '}
              <span className="block max-w-[38ch] pt-1">{fillIn(net, totals)}</span>
            </p>
          </div>
          <GapMap className="page-lg:-mt-4" note={note} />
        </div>
      </Container>
    </Band>
  );
}

const { move } = screen;

/** So many people in rows, after those before them. */
const people = (from: number, to: number, inRow: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    const begins = index === 0 || place % inRow === 0;
    const start = begins ? `M${10 * (place % inRow)} ${13 * Math.floor(place / inRow)}` : 'm10 0';
    return `${start}h7v10h-7z`;
  }).join('');

const looks = {
  inPlace: 'fill-lagoon stroke-lagoon',
  moving: 'fill-sun stroke-lagoon',
  fromOthers: 'fill-lagoon-pale stroke-lagoon',
  open: 'fill-none stroke-lagoon',
} as const;

/** One line of the gap plan, enlarged until each mark is a person: those in place, those who could move, and who is to be found. */
function WidestGap() {
  const { title, ...words } = page.screen.widest;
  const { demand: need, supply: have } = move.to;
  const { others, open } = page.screen.filled;
  const values = { need, have, short: move.before, move: move.people, weeks: move.weeks, others, open };
  const parts = [
    { look: looks.inPlace, people: have, text: words.have },
    { look: looks.moving, people: move.people, text: words.move },
    { look: looks.fromOthers, people: others, text: words.others },
    { look: looks.open, people: open, text: words.open },
  ];
  const marks = (inRow: number) =>
    parts.map((part, index) => {
      const from = sum(parts.slice(0, index).map((before) => before.people));
      return <path key={part.look} className={part.look} d={people(from, from + part.people, inRow)} />;
    });
  return (
    <div className="grid gap-4">
      <h3 className="text-heading">{fillIn(title, values)}</h3>
      <StretchedSvg
        className={`h-36 w-full stroke-1.5 max-page-md:hidden ${outlined}`}
        viewBox={`-.5 -.2 ${10 * need - 2} 10.4`}
      >
        {marks(need)}
      </StretchedSvg>
      {/* In one row they would be thinner than the gaps between them on a phone. */}
      <StretchedSvg
        className={`h-40 w-full stroke-1.5 page-md:hidden ${outlined}`}
        viewBox={`-.5 -.5 158 ${13 * Math.ceil(need / 16) - 2}`}
      >
        {marks(16)}
      </StretchedSvg>
      <ul className="flex flex-wrap gap-x-8 gap-y-1.5 font-600">
        {parts.map(({ look, text }) => (
          <li key={look} className="flex items-baseline gap-2.5">
            <svg className={`h-4 w-2.5 flex-none translate-y-0.5 stroke-1.5 ${outlined}`} aria-hidden="true">
              <rect className={look} x="1" y="1" width="8" height="14" />
            </svg>
            {fillIn(text, values)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The widest gap enlarged, the plan that it stands in, and what the product adds to it. */
function GapPlan() {
  const { title, text } = page.screen;
  return (
    <Section id="screen" layout="row" title={title} text={text}>
      <WidestGap />
      <div className="mt-block">
        <SkillsMappingScreen />
      </div>
      <Definitions
        className="mt-block grid gap-x-gutter-wide page-lg:grid-cols-2 *:grid *:gap-x-gutter *:border-t *:border-t-line *:py-4 page-md:*:grid-cols-[2fr_3fr] [&_dt]:font-700"
        items={page.features.map((feature) => [feature.title, feature.text])}
      />
    </Section>
  );
}

/** A move of people to try out. */
function TryMove() {
  const { title, text, sample, ...picker } = page.try;
  return (
    <Section id="try" title={title} text={text} background="ink" bleed>
      <div data-motion>
        <MovePicker {...picker} />
      </div>
    </Section>
  );
}

/** Skills Mapping: where people are short, by how many, and what the three kinds of skill have to do with it. */
export default function SkillsMapping() {
  const { benefits, closing } = page;
  return (
    <>
      <MapHero />
      <GapPlan />
      <TryMove />
      <SkillKinds />
      <FilmSection name="skills-mapping" {...page.video} background="mist" />
      <Section id="benefits" layout="stacked" title={benefits.title}>
        <Points items={benefits.items} />
      </Section>
      <DarkEnding picture={summit} {...closing}>
        <BookMeeting control="skills-mapping-closing" label={closing.button} />
      </DarkEnding>
      <NextProduct after="skills-mapping" />
    </>
  );
}
