import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { fillIn } from '../../content/format.ts';
import frame from '../../content/screens/frame.yaml';
import { Picture } from '../../drawings/Picture.tsx';
import network from '../../drawings/skills-agent.drawing.tsx?picture&ink';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { PaperEnding } from '../../sections/Ending.tsx';
import { EvidenceMark } from '../../sections/EvidenceMark.tsx';
import { FilmSection } from '../../sections/FilmSection.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { NextProduct } from '../../sections/NextProduct.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/Points.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { ProductRows } from '../../sections/ProductRows.tsx';
import { Section } from '../../sections/Section.tsx';
import hero from './AgentHero.module.css';
import page from './page.yaml';
import mail from './QuestionByMail.module.css';
import { QuestionPicker } from './QuestionPicker.island.tsx';
import { SkillsAgentScreen } from './SkillsAgentScreen.tsx';
import screen from './screen.yaml';

/** The first screen: the network behind the words, and below them the screen across the page. */
function AgentHero() {
  const { product, title, text, book, suite, note } = page.hero;
  const name = (
    <span className="flex items-center gap-3">
      <ProductGlyph product="skills-agent" className="size-10 text-sun stroke-reef" />
      {product}
    </span>
  );
  return (
    <Band className="relative overflow-hidden pt-hero" background="ink">
      <Picture className={hero.network} picture={network} />
      <Container className="relative grid gap-block page-lg:[&>:first-child]:max-w-140 page-lg:[&>:first-child>p]:max-w-120">
        <HeroWords product={name} title={title} titleClassName="max-w-[14ch]" text={text}>
          <BookMeeting control="skills-agent-hero" meetingType="Demo" label={book} />
          <OutboundButton to="suitePage" label={suite} />
        </HeroWords>
        <div>
          <SkillsAgentScreen />
          <p className="pt-3 text-muted text-caption">{note}</p>
        </div>
      </Container>
    </Band>
  );
}

/** Working days, a column each on wide pages. */
const daysOfLine = 15;

/** A question on its way through the organisation's mailboxes. */
function QuestionByMail() {
  const { day, stations, ...heading } = page.problem;
  return (
    <Section id="problem" layout="row" {...heading}>
      <ol className={mail.stations}>
        {stations.map((station, index) => (
          <li
            key={station.day}
            className={mail.station}
            data-at={station.day - 1}
            data-until={(stations[index + 1]?.day ?? daysOfLine + 1) - 1}
          >
            <p className="text-muted text-small font-600 max-page-lg:absolute max-page-lg:right-0 max-page-lg:top-0.5">{`${day} ${station.day}`}</p>
            <h3 className="text-heading max-page-lg:pr-14">{station.title}</h3>
            <p>{station.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Questions, each with its answer. */
function TryQuestions() {
  const { title, text, sample, ...picker } = page.try;
  return (
    <Section id="try" title={title} text={text} background="ink" bleed>
      <div data-motion>
        <QuestionPicker {...picker} />
      </div>
    </Section>
  );
}

/** The people that the opened figure shows: the nearest, and the last two of the screen. */
const shown = [...screen.people.slice(0, 1), ...screen.people.slice(-2)];

/** The answer's figure, enlarged and opened into the people it counts, each with the record that says so. */
function OpenedFigure() {
  const { counted, from, more } = page.difference.opened;
  const { required, table } = screen;
  const found = required.skills.length;
  const answer = screen.route.stops.at(-1)?.people ?? 0;
  return (
    <div className="mb-block grid gap-x-gutter-wide gap-y-4 border-y-2 border-y-foreground py-6 page-md:grid-cols-[auto_1fr] page-md:items-start">
      <p className="grid gap-3 page-md:max-w-40">
        <b className="font-display text-display c-link tabular-nums whitespace-nowrap">{answer}</b>{' '}
        <span className="font-600">{counted}</span>
      </p>
      <ul className="border-l-4 border-l-sun">
        {shown.map(({ name, missing }) => {
          const source = screen.sources.systems[missing === undefined ? 0 : 1];
          const skills = `${found - (missing === undefined ? 0 : 1)} ${table.of} ${found}`;
          return (
            <li key={name} className="border-b border-b-line py-3 pl-5">
              <b className="flex flex-wrap justify-between gap-x-4 font-display text-heading">
                {name} <span className="tabular-nums">{skills}</span>
              </b>
              <span className="block">{`${table.columns.missing}: ${missing ?? table.none}`}</span>
              <span className="block text-muted text-small">{source ? fillIn(from, source) : null}</span>
            </li>
          );
        })}
        <li className="pt-3 pl-5 text-muted">{fillIn(more, { others: answer - shown.length })}</li>
      </ul>
    </div>
  );
}

/** How many people of the answer miss no skill. */
const complete = screen.people.filter(({ missing }) => missing === undefined).length;

/** Skills Agent: a question that no longer travels by e-mail, and four answers to follow. */
export default function SkillsAgent() {
  const { shift, difference, matters, suite, closing } = page;
  return (
    <>
      <AgentHero />
      <QuestionByMail />
      <Section id="shift" layout="stacked" title={shift.title} text={shift.text}>
        <p className="text-monument page-lg:[font-size:min(10rem,11.6cqw)]">{shift.saved}</p>
        <p className="mt-4 text-lead">{shift.use}</p>
      </Section>
      <TryQuestions />
      <Section id="difference" layout="beside" title={difference.title} text={difference.text}>
        <OpenedFigure />
        <Points columns={2} items={difference.points} />
      </Section>
      <FilmSection name="skills-agent" {...page.video} background="mist" />
      <Section id="matters" layout="stacked" title={matters.title} text={matters.text}>
        <ul>
          {matters.askers.map(({ who, text, claim }) => (
            <li
              key={who}
              className="grid items-baseline gap-x-gutter-wide gap-y-1 border-t border-t-line py-5 page-md:grid-cols-[7fr_5fr]"
            >
              <p className="text-lead">
                <b className="font-600">{who}</b> {text}
              </p>
              <p className="font-600">
                <b className="mr-1.5 font-display text-title">{claim.figure}</b> {claim.wording}
                <EvidenceMark claim={claim} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="suite"
        layout="beside"
        title={suite.title}
        text={suite.text}
        background="mist"
        aside={<OutboundButton to="suitePage" label={suite.explore} />}
      >
        <ProductRows
          items={suite.products.map(({ asked, answer, ...product }) => ({
            ...product,
            title: frame.products[product.mark],
            text: asked,
            result: fillIn(answer, { complete }),
          }))}
        />
      </Section>
      <PaperEnding {...closing}>
        <BookMeeting control="skills-agent-closing" meetingType="Demo" label={closing.button} />
      </PaperEnding>
      <NextProduct after="skills-agent" />
    </>
  );
}
