import { ButtonLink } from '../../components/Button.tsx';
import { Link } from '../../components/Link.tsx';
import partners from '../../content/partners.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Cards } from '../../sections/cards/Cards.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Logos } from '../../sections/logos/Logos.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Statement } from '../../sections/statement/Statement.tsx';
import { AskPicker } from './AskPicker.island.tsx';
import { Ecosystem } from './Ecosystem.tsx';
import { Jobs } from './Jobs.tsx';
import { News } from './News.tsx';
import page from './page.yaml';
import { Scene } from './Scene.tsx';
import { Technology } from './Technology.tsx';
import { scaleBelow } from './trace.ts';

/** The questions that can be asked on this page. */
function Questions() {
  const { title, text, link, scale, sample, ...words } = page.try;
  const counts = words.questions.flatMap(({ stops }) => stops.map(({ people }) => people));
  return (
    <Section id="try" title={title} text={text} aside={<Link {...link} />} width="window">
      <div data-motion>
        <AskPicker {...words} scale={scaleBelow(Math.max(...counts), scale)} />
      </div>
    </Section>
  );
}

/** Who works this way. */
function Partners() {
  const { title, mark, analysis } = page.why;
  const invented = partners.groups.some((group) => group.partners.some(({ sample }) => sample));
  return (
    <Section
      id="why"
      head="row"
      title={title}
      aside={
        <>
          {invented ? (
            <span className="grid min-h-6 self-center text-small">
              <SampleMark {...mark} />
            </span>
          ) : null}
          <OutboundButton to="schedulingPage" label={analysis} />
        </>
      }
    >
      <Logos variant="row" />
    </Section>
  );
}

/** What the gaps cost, which systems it reads, and what it costs. */
function Cost() {
  const { title, text, button, systems, price } = page.roi;
  return (
    <Section
      id="roi"
      background="mist"
      title={title}
      text={text}
      aside={<OutboundButton variant="solid" to="skillsGapCalculator" label={button} />}
    >
      <dl className="grid gap-x-gutter-wide gap-y-part page-lg:grid-cols-[7fr_5fr]">
        {[systems, price].map(({ name, text: fact, link }) => (
          <div key={name} className="grid content-start gap-2 border-t-2 border-t-foreground pt-4">
            <dt className="font-600">{name}</dt>
            <dd className="grid gap-3">
              <span className="font-statement text-title">{fact}</span>
              <span>
                <Link {...link} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The home page. */
export default function Home() {
  const { doors, solutions, case: example, closing } = page;
  return (
    <>
      <Scene />
      <Ecosystem />
      <Cards
        variant="doors"
        items={doors.map((door) => ({ ...door, figure: <span className="block h-10" /> }))}
      />
      <Questions />
      <Section id="solutions" title={solutions.title} head="row" aside={<ButtonLink {...solutions.suite} />}>
        <Cards variant="products" compact items={solutions.products} labels={solutions.labels} />
      </Section>
      <Partners />
      <Statement
        variant="monument"
        id="case"
        background="ink"
        kicker={example.kicker}
        text={example.text}
        note={example.note}
        source={<Link {...example.link} />}
        figure={<Jobs />}
      >
        <OutboundButton to="bookingMonth" label={example.session} />
      </Statement>
      <Technology />
      <Cost />
      <News />
      <Statement variant="light" id="closing" text={closing.text}>
        <BookMeeting control="home-closing" label={closing.button} />
      </Statement>
    </>
  );
}
