import { fillIn } from '../../content/format.ts';
import frame from '../../content/screens/frame.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Cards } from '../../sections/cards/Cards.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { Film } from '../../sections/film/Film.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { AgentHero } from './AgentHero.tsx';
import network from './closing.drawing.tsx?picture&ink';
import { OpenedFigure } from './OpenedFigure.tsx';
import page from './page.yaml';
import mail from './QuestionByMail.module.css';
import { QuestionPicker } from './QuestionPicker.island.tsx';
import screen from './screen.yaml';

/** Working days, a column each on wide pages. */
const daysOfLine = 15;

/** A question on its way through the organisation's mailboxes. */
function QuestionByMail() {
  const { day, stations, ...heading } = page.problem;
  return (
    <Section id="problem" head="stacked" {...heading}>
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

/** The same question on the same scale of days: it is answered on the first, and the others are saved. */
function AnsweredAtOnce() {
  const { title, text, saved, use } = page.shift;
  const { day, stations } = page.problem;
  return (
    <Section id="shift" head="stacked" title={title} text={text}>
      <div className={mail.answered}>
        <p className={mail.scale}>
          <span>{`${day} ${stations[0]?.day}`}</span> <span>{`${day} ${stations.at(-1)?.day}`}</span>
        </p>
        <p className={mail.saved}>
          <span className={mail.days}>{saved}</span>
        </p>
        <p className={mail.use}>{use}</p>
      </div>
    </Section>
  );
}

/** Questions, each with its answer. */
function TryQuestions() {
  const { title, text, sample, ...picker } = page.try;
  return (
    <Section id="try" title={title} text={text} background="ink" width="window">
      <div data-motion>
        <QuestionPicker {...picker} />
      </div>
    </Section>
  );
}

/** How many people of the answer miss no skill. */
const complete = screen.people.filter(({ missing }) => missing === undefined).length;

/** Skills Agent: a question that no longer travels by e-mail, and four answers to follow. */
export default function SkillsAgent() {
  const { matters, suite, closing } = page;
  return (
    <>
      <AgentHero />
      <QuestionByMail />
      <AnsweredAtOnce />
      <TryQuestions />
      <OpenedFigure />
      <Film name="skills-agent" {...page.video} background="mist" />
      <Section id="matters" head="stacked" title={matters.title} text={matters.text}>
        <ul>
          {matters.askers.map(({ who, text, claim }, index) => (
            <li
              key={who}
              className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-gutter-wide gap-y-1 border-t border-t-line py-5 page-md:grid-cols-[7fr_5fr]"
            >
              <p className="text-lead">
                <b className="font-600">{who}</b> {text}
              </p>
              <p className="font-600">
                <b className="mr-1.5 font-display text-title">{claim.figure}</b> {claim.wording}
                <EvidenceMark claim={claim} named={index === 0} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="suite"
        head="beside"
        title={suite.title}
        text={suite.text}
        background="mist"
        aside={<OutboundButton to="suitePage" label={suite.explore} />}
      >
        <Cards
          variant="rows"
          items={suite.products.map(({ asked, answer, ...product }) => ({
            ...product,
            title: frame.products[product.mark],
            text: asked,
            result: fillIn(answer, { complete }),
          }))}
        />
      </Section>
      <Ending variant="dark" picture={network} {...closing}>
        <BookMeeting control="skills-agent-closing" meetingType="Demo" label={closing.button} />
      </Ending>
      <Ending variant="product" after="skills-agent" />
    </>
  );
}
