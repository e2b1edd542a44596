import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { linkClass } from '../../components/Link.tsx';
import frame from '../../content/screens/frame.yaml';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { OutboundButton, OutboundLink } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Questions } from '../../sections/questions/Questions.island.tsx';
import { Quote } from '../../sections/quote/Quote.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { Board } from './Board.island.tsx';
import page from './page.yaml';

/** The first screen: the page's words, and the paper that takes the visitor's figures. */
function Hero() {
  const { hero, board } = page;
  const { title, text, ...words } = board;
  return (
    <>
      <section className="bg-mist pt-hero">
        <Container className="grid items-end gap-x-gutter-wide gap-y-6 page-lg:grid-cols-[7fr_5fr]">
          <h1 className="max-w-[18ch] text-display tracking-[-0.02em]">{hero.title}</h1>
          <div className="grid gap-5">
            <p className="max-w-[44ch] text-lead">{hero.text}</p>
            <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <OutboundButton to="bookingPage" label={hero.demo} />
              <span>
                <OutboundLink to="webinar" label={hero.webinar} />, {hero.length.figure}
                <EvidenceMark claim={hero.length} named={false} />
              </span>
            </p>
          </div>
        </Container>
      </section>
      <Band className="pt-block" id="board-paper" background="mist" aria-labelledby="board-paper-title">
        <Container>
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-5 scripting-none:hidden">
            <h2 id="board-paper-title" className="text-heading">
              {title}
            </h2>
            <p className="text-muted">{text}</p>
          </div>
          <Board {...words} />
        </Container>
      </Band>
    </>
  );
}

/** The products by the question of the board that each answers, each on its own ground. */
function Solutions() {
  const { title, text, columns, items } = page.solutions;
  return (
    <Section id="solutions" head="row" title={title} text={text}>
      <Table
        variant="products"
        caption={title}
        columns={[columns.question, columns.product, columns.proof]}
        left
        folds
        rows={items.map(({ mark, question, proof, to }) => ({
          name: question,
          mark,
          cells: [
            <a key="product" className={linkClass()} href={to}>
              {frame.products[mark]}
            </a>,
            proof,
          ],
        }))}
      />
    </Section>
  );
}

/** Business leaders: a board paper that takes the visitor's figures, and the products behind it. */
export default function BusinessLeader() {
  const { evidence, calculator, advantages, results, faq, closing } = page;
  return (
    <>
      <Hero />
      <Section
        id="calculator"
        head="row"
        background="mist"
        title={calculator.title}
        text={calculator.text}
        aside={<OutboundButton to="skillsGapCalculator" label={calculator.button} />}
      />
      <Quote
        variant="window"
        words={evidence.quote}
        by={`${evidence.person}, ${evidence.role}`}
        sample={evidence.sample}
      />
      <Section id="advantages" head="beside" background="mist" title={advantages.title}>
        <Points items={advantages.items} columns={2} />
      </Section>
      <Section id="results" head="row" title={results.title}>
        <Figures variant="line" items={results.figures} />
      </Section>
      <Solutions />
      <Section id="faq" head="beside" background="mist" title={faq.title}>
        <Questions items={faq.items} />
      </Section>
      <Ending variant="next" title={closing.title} text={closing.text} links={closing.links}>
        <OutboundButton to="bookingPage" label={closing.button} />
      </Ending>
    </>
  );
}
