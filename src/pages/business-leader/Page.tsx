import { Container } from '../../components/Container.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { count } from '../../content/format.ts';
import { exampleInputs } from '../../content/skills-gap.ts';
import { Cards } from '../../sections/cards/Cards.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { OutboundButton, OutboundLink } from '../../sections/Outbound.tsx';
import { Questions } from '../../sections/questions/Questions.island.tsx';
import { GapMap } from '../../sections/screen/GapMap.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { BoardPaper } from './BoardPaper.tsx';
import { FirstInputs } from './FirstInputs.island.tsx';
import styles from './NetShortage.module.css';
import page from './page.yaml';

/** The first screen: a line across the page, its words, and under them the paper that the board got. */
function Hero() {
  const { title, text, demo, webinar, length, note } = page.hero;
  return (
    <>
      <section className="bg-mist pt-hero">
        <Container className="grid gap-6">
          <h1 className="max-w-[20ch] text-display tracking-[-0.02em]">{title}</h1>
          <div className="flex flex-wrap items-center justify-between gap-x-gutter-wide gap-y-5">
            <p className="max-w-[44ch] text-lead">{text}</p>
            <p className="flex flex-wrap gap-x-5 gap-y-3">
              <OutboundButton to="bookingPage" label={demo} />
              <OutboundLink className="self-center" to="webinar" label={`${webinar}: ${length.figure}`} />
            </p>
          </div>
        </Container>
      </section>
      <BoardPaper {...page.board} note={note} />
    </>
  );
}

/** The net shortage: beside the map that it is counted on, as a sum written out. */
function NetShortage() {
  const { parts, note, ...heading } = page.net;
  return (
    <Section id="net" head="stacked" {...heading}>
      <div className="grid items-start gap-x-gutter gap-y-block page-lg:grid-cols-12">
        <ol className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 page-lg:col-span-4 page-lg:pr-gutter">
          {parts.map(({ figure, text }, index) => (
            <li key={text} className={styles.part}>
              <span className={`${styles.figure} text-[clamp(2.75rem,5cqw,4rem)]`}>
                <span className={styles.sign}>{['', '−', ''][index]}</span>
                {figure}
              </span>
              <span className="text-lead leading-snug">{text}</span>
            </li>
          ))}
        </ol>
        <GapMap className="page-lg:col-span-8" note={note} />
      </div>
    </Section>
  );
}

/** What is said of the paper by the person who wrote it, across the page. */
function Testimonial() {
  const { title, quote, person, role } = page.evidence;
  return (
    <Section id="evidence" head="row" background="ink" title={title}>
      <figure>
        <blockquote className="max-w-[30ch] font-display text-headline before:content-['“'] page-lg:before:absolute page-lg:before:-translate-x-[110%]">
          <p className="max-page-lg:inline after:content-['”']">{quote}</p>
        </blockquote>
        <figcaption className="pt-6 text-muted">
          <b className="text-foreground">{person}</b>, {role}
        </figcaption>
      </figure>
    </Section>
  );
}

/** What is different, line by line, from edge to edge: until now on the pale side, from now on the dark one. */
function Advantages() {
  const { title, columns, items } = page.advantages;
  const before = 'bg-mist px-5 page-sm:px-8 page-lg:pl-edge';
  const after = 'px-5 page-sm:px-8';
  return (
    <Section id="advantages" width="window" title={title}>
      <table className="w-full table-fixed text-left align-top">
        <thead>
          <tr>
            <th className={`${before} pt-8 text-slate text-small`} scope="col">
              {columns.before}
            </th>
            <InkPanel as="th" className={`${after} pt-8 text-contour text-small`} scope="col">
              {columns.after}
            </InkPanel>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.title} className="last:*:pb-10">
              <td className={`${before} py-5 align-baseline`}>
                <b className="block font-display text-heading">{item.title}</b>
                {item.before}
              </td>
              <InkPanel as="td" className={`${after} py-5 align-baseline`}>
                <p className="max-w-[36ch] font-600 page-md:text-lead">{item.after}</p>
              </InkPanel>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const example = { headcount: count(exampleInputs.headcount), salary: count(exampleInputs.salary) };

/** Business leaders: the figures a board asks for, the paper that carried them and the products behind it. */
export default function BusinessLeader() {
  const { results, solutions, faq, closing } = page;
  const { title, text, ...inputs } = page.calculator;
  return (
    <>
      <Hero />
      <Testimonial />
      <NetShortage />
      <Section id="calculator" head="beside" background="mist" title={title} text={text}>
        <div className="rounded-md border border-line bg-paper p-panel">
          <FirstInputs {...inputs} example={example} />
        </div>
      </Section>
      <Advantages />
      <Section id="results" head="row" title={results.title}>
        <Figures items={results.figures} />
      </Section>
      <Section
        id="solutions"
        head="beside"
        background="mist"
        title={solutions.title}
        aside={<Link {...solutions.link} />}
      >
        <Cards
          variant="rows"
          items={solutions.items.map(({ question, title, ...item }) => ({
            ...item,
            title: question,
            text: title,
          }))}
        />
      </Section>
      <Section id="faq" head="row" title={faq.title}>
        <Questions items={faq.items} />
      </Section>
      <Ending variant="line" {...closing}>
        <OutboundButton to="bookingPage" label={closing.button} />
      </Ending>
    </>
  );
}
