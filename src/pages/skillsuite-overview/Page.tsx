import { Band } from '../../components/Band.tsx';
import { Choice } from '../../components/Choice.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { sum } from '../../content/format.ts';
import { Picture } from '../../drawings/Picture.tsx';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ProductLinks } from '../../sections/cards/ProductCard.tsx';
import { darkCharts } from '../../sections/cards/product-charts.ts';
import { Section } from '../../sections/section/Section.tsx';
import styles from './Products.module.css';
import page from './page.yaml';

const { cards, ...labels } = page.products;

/** The id of the sentence that answers a product's question. */
const answerOf = (mark: string) => `answer-${mark}`;

/** The questions to choose from, one for each product, and the answers, of which the chosen one shows. */
function Questions() {
  return (
    <>
      <fieldset className={styles.questions}>
        <legend className="sr-only">{page.hero.choose}</legend>
        {cards.map(({ mark, question }, place) => (
          <Choice
            key={mark}
            className="flex items-center gap-3.5 px-4 py-2.5 font-display text-lead font-700 leading-tight text-balance page-sm:text-heading page-lg:py-4"
            input={{
              name: 'question',
              value: mark,
              defaultChecked: place === 0,
              'aria-describedby': answerOf(mark),
            }}
          >
            <ProductGlyph product={mark} className="size-7 stroke-current" />
            {question}
          </Choice>
        ))}
      </fieldset>
      <ul className={styles.answers}>
        {cards.map(({ mark, title, question, text, link }) => (
          <li key={mark} data-world={mark}>
            <InkPanel className="grid h-full grid-cols-[minmax(0,1fr)] content-start overflow-hidden rounded-md">
              <Picture className={styles.chart} picture={darkCharts[mark]} />
              <div className="grid content-start gap-2.5 p-5 page-md:p-7">
                <p className="text-link font-600">
                  {title}
                  <span className={styles.asked}>: {question}</span>
                </p>
                <p
                  id={answerOf(mark)}
                  className="min-h-[3lh] font-display text-heading text-balance page-md:text-title"
                >
                  {text}
                </p>
                <p className="pt-1">
                  <Link {...link} />
                </p>
              </div>
            </InkPanel>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The overview's first screen: a question to choose, and the product that answers it. */
function QuestionHero() {
  const { hero } = page;
  return (
    <Band className="overflow-hidden pt-hero" background="ink">
      <Container>
        <h1 className="mb-part grid gap-4">
          <span className="text-link text-heading">{hero.product}</span>
          <span className="sr-only">: </span>
          <span className="text-display tracking-[-0.02em]">{hero.title}</span>
        </h1>
        <div className={styles.hero}>
          <div className={`${styles.words} grid content-start gap-6`}>
            <p className="max-w-measure text-lead">{hero.text}</p>
            <p className="flex flex-wrap items-center gap-3">
              <BookMeeting control="skillsuite-overview-hero" label={hero.book} />
              <Link className="page-xs:mx-3" to="#products" label={hero.explore} />
            </p>
          </div>
          <Questions />
        </div>
      </Container>
    </Band>
  );
}

/** The products below each other, each with its key feature, who uses it and what it reads: a table on wide pages. */
function Products() {
  const columns = [labels.product, labels.gives, labels.people, labels.data];
  return (
    <Section id="products" head="stacked" title={labels.title} text={labels.text}>
      <Decoration className={`${styles.columns} text-muted`}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </Decoration>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {cards.map(({ mark, title, text, feature, people, data, link }) => (
          <li key={mark} className={styles.product} data-world={mark}>
            <div className="grid content-start gap-3">
              <h3 className="flex items-center gap-3.5 text-heading">
                <span className={styles.mark}>
                  <ProductGlyph product={mark} className="size-7 text-current stroke-current" />
                </span>
                {title}
              </h3>
              <p>{text}</p>
              <p className="flex flex-wrap gap-x-6 gap-y-1">
                <ProductLinks product={{ title, to: link.to }} labels={labels} />
              </p>
            </div>
            <Definitions
              className={`${styles.facts} page-lg:[&_dt]:sr-only`}
              items={[
                [labels.gives, feature],
                [labels.people, people],
                [labels.data, data],
              ]}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A bar for each minute. */
const minutesFrom = (start: number, minutes: number) =>
  Array.from({ length: minutes }, (_, index) => `M${10 * (start + index)} 0h8V20h-8z`).join('');

/** The minutes at which the scale under the bars has a figure. */
const scale = [0, 10, 20, 30];

/** What a demo is, minute by minute: the page's ending. */
function Demo() {
  const { title, text, parts, minutes, book, links } = page.demo;
  const lengths = parts.map((part) => part.minutes);
  const starts = parts.map((_, index) => sum(lengths.slice(0, index)));
  const whole = sum(lengths);
  return (
    <Section
      id="demo"
      background="mist"
      title={title}
      text={text}
      aside={<BookMeeting control="skillsuite-overview-demo" label={book} />}
    >
      <StretchedSvg
        className="block h-10 w-full fill-lagoon *:even:fill-sun forced-colors:fill-[CanvasText] forced-colors:*:even:fill-[Highlight]"
        viewBox={`0 0 ${10 * whole - 2} 20`}
      >
        {parts.map((part, index) => (
          <path key={part.title} d={minutesFrom(starts[index] ?? 0, part.minutes)} />
        ))}
      </StretchedSvg>
      <Decoration className="flex justify-between pt-2 text-small text-muted tabular-nums">
        {scale.map((minute) => (
          <span key={minute}>{minute}</span>
        ))}
      </Decoration>
      <ol className="mt-5 grid gap-x-gutter gap-y-6 page-md:grid-cols-3 page-lg:grid-cols-[8fr_16fr_6fr] page-lg:gap-0">
        {parts.map((part) => (
          <li key={part.title} className="grid content-start gap-1.5 page-lg:not-last:pr-6">
            <p>
              <b className="font-display text-title leading-normal">{part.minutes}</b> {minutes}
            </p>
            <h3 className="text-heading">{part.title}</h3>
            <p className="text-muted">{part.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-block flex flex-wrap gap-x-8 gap-y-3 border-t border-t-line pt-part">
        {links.map((link) => (
          <Link key={link.to} {...link} />
        ))}
      </p>
    </Section>
  );
}

/** The suite at a glance: the product that answers a question, the five compared, and what a demo is. */
export default function SkillSuiteOverview() {
  return (
    <>
      <QuestionHero />
      <Products />
      <Demo />
    </>
  );
}
