import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import copy from '../../content/skills-control-centre.yaml';
import chart from '../../drawings/control-centre.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ControlCentreScreen, PanelNumber } from '../../sections/ControlCentreScreen.tsx';
import { panelText } from '../../sections/control-figures.ts';
import { Ending } from '../../sections/Ending.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { ProductHero } from '../../sections/ProductHero.tsx';
import { Section } from '../../sections/Section.tsx';
import terrain from './closing.drawing.tsx?picture&ink';

export const { head } = copy;

type Copy = Content<'skills-control-centre'>;

interface NotesProps {
  readonly cards: Copy['annotated']['cards'];
  /** The number of the first. */
  readonly from: number;
  /** Whether they stand below the screen on wide pages, and not above it; from each note a line runs to its panel. */
  readonly below?: boolean;
}

function Notes({ cards, from, below = false }: NotesProps) {
  return (
    <ol
      className="grid gap-x-gutter gap-y-8 page-sm:max-page-lg:contents page-lg:gap-0 page-lg:grid-cols-3"
      start={from}
    >
      {cards.map((card, index) => (
        <li
          key={card.title}
          className={`relative grid gap-2 pl-11 content-start page-lg:pr-6 page-lg:pl-14 ${below ? 'page-lg:pt-6' : 'page-lg:pb-6'}`}
        >
          <span
            className={`hidden absolute left-8.25 top-0 w-px bg-ink page-lg:block ${below ? 'page-lg:h-6' : 'page-lg:bottom-0'}`}
            aria-hidden="true"
          />
          <PanelNumber
            className={`absolute left-0 top-0 page-lg:left-5 ${below ? 'page-lg:top-6' : ''}`}
            number={from + index}
            decorative
          />
          <h3 className="font-700 text-heading">{card.title}</h3>
          <p className="text-quiet">{card.text}</p>
          <p className="text-quiet">
            <Link className="text-link" to={card.link.to}>
              {card.link.label}
            </Link>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The dashboard with a numbered note for each of its panels: the upper row's above it, the lower row's below. */
function AnnotatedDashboard({ cards, ...heading }: Copy['annotated']) {
  const row = Math.ceil(cards.length / 2);
  return (
    <Section id="dashboard" {...heading} ground="mist">
      <div className="grid gap-8 page-sm:max-page-lg:gap-x-gutter page-sm:max-page-lg:grid-cols-2 page-lg:gap-0">
        <Notes cards={cards.slice(0, row)} from={1} />
        <div className="-order-1 page-sm:max-page-lg:col-span-full page-lg:order-none">
          <ControlCentreScreen />
        </div>
        <Notes cards={cards.slice(row)} from={row + 1} below />
      </div>
    </Section>
  );
}

/** A few looks at the dashboard, one line each: the time, the panel, what it says and what follows. */
function MorningRoutine({ panel, looks, ...heading }: Copy['routine']) {
  return (
    <Section id="routine" {...heading}>
      <ol>
        {looks.map((look) => (
          <li
            key={look.time}
            className="grid grid-cols-[4.5rem_1fr] gap-x-gutter gap-y-2 items-baseline py-5 border-t border-t-line last:border-b last:border-b-line page-lg:gap-0 page-lg:grid-cols-[10%_15%_27%_48%]"
          >
            <time className="font-display text-heading font-700 leading-[1.55] tabular-nums">
              {look.time}
            </time>
            <span className="flex gap-2 items-center text-quiet text-small leading-[1.55]">
              {panel} <PanelNumber number={look.number} />
            </span>
            <h3 className="font-700 text-heading col-span-full page-lg:col-auto">{look.title}</h3>
            <p className="col-span-full page-lg:col-auto">{panelText(look.panel, look.text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The Skills Control Centre: its dashboard with a note for each panel, and how a morning with it goes. */
export function Component() {
  const { hero, annotated, routine, rules, closing } = copy;
  const { cards, suite, overview, ...heading } = rules;
  return (
    <>
      <ProductHero hero={hero} chart={chart} control="skills-control-centre" />
      <AnnotatedDashboard {...annotated} />
      <MorningRoutine {...routine} />
      <Section
        id="rules"
        {...heading}
        ground="mist"
        aside={
          <>
            <Link className="button" to={suite.to}>
              {suite.label}
            </Link>
            <Link className="button" to={overview.to}>
              {overview.label}
            </Link>
          </>
        }
      >
        <FeatureColumns cards={cards} />
      </Section>
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-control-centre-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </Ending>
    </>
  );
}
