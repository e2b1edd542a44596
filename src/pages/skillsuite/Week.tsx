import { Container } from '../../components/Container.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn } from '../../content/format.ts';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { QuestionScreen } from '../../sections/screen/QuestionScreen.tsx';
import { NextDay } from './NextDay.island.tsx';
import page from './page.yaml';
import styles from './SkillSuite.module.css';

const { week } = page;
type Entry = (typeof week.days)[number];

/** The id of a day's radio button. */
const idOf = ({ product }: Entry) => `day-${product}`;

/** A day to choose: its answer in the colour of its product. */
function Tab({ day, chosen }: { readonly day: Entry; readonly chosen: boolean }) {
  return (
    <label
      className={`${styles.tab} grid content-start gap-1 px-1 py-4 max-page-md:justify-items-center page-md:px-gutter page-md:py-4 page-lg:first-of-type:pl-edge`}
      data-world={day.product}
    >
      <input
        id={idOf(day)}
        className={styles.input}
        type="radio"
        name="day"
        value={day.product}
        defaultChecked={chosen}
      />
      <span className="flex items-center gap-2 text-small">
        <ProductGlyph product={day.product} className="size-5 text-ink stroke-ink max-page-lg:hidden" />
        <span className="max-page-md:sr-only">{day.dayInWords}</span>
        <span className="page-md:hidden" aria-hidden="true">
          {day.weekday.slice(0, 3)}
        </span>
      </span>{' '}
      <b className={`font-condensed ${styles.figure}`}>{day.figure}</b>{' '}
      <span className="text-small leading-tight max-page-md:sr-only">
        {day.counts} <b className="block pt-1 font-600 page-lg:text-body">{day.title}</b>
      </span>
    </label>
  );
}

/** A day: the question that its product answers, and the product's screen at that question. */
function Day({ day, next }: { readonly day: Entry; readonly next: Entry | undefined }) {
  return (
    <li data-world={day.product} className={styles.day}>
      <InkPanel className={styles.panel}>
        <div className="grid gap-4 page-lg:pb-10">
          <p className="text-muted">
            {day.dayInWords}: <Link to={day.to} label={day.name} />
          </p>
          <h3 className="font-condensed text-headline">{day.title}</h3>
          <p className="max-w-measure text-lead">{day.text}</p>
          <p className="grid gap-1 border-t border-t-line pt-4">
            <span className="text-muted text-small">{week.handsOver}</span>{' '}
            <b className="font-600">{day.hands}</b>
          </p>
          {next ? (
            <NextDay day={idOf(next)} label={fillIn(week.next, { day: next.weekday, title: next.title })} />
          ) : null}
        </div>
        <div className={styles.screen}>
          <QuestionScreen product={day.product} />
        </div>
      </InkPanel>
    </li>
  );
}

/**
 * The act: one question on its way through five products. The stylesheet shows the day whose radio button is checked, so that it needs
 * no script; on paper every day follows the last.
 */
export function Week() {
  return (
    <section id="week" aria-labelledby="week-title" className={styles.week}>
      <Container className="grid gap-2 pb-part">
        <h2 id="week-title" className="font-statement text-title">
          “{week.question}”
        </h2>
        <p className="text-muted">
          {week.text}
          {week.sample ? <SampleMark {...week.mark} /> : null}
        </p>
      </Container>
      <fieldset className="grid auto-cols-fr grid-flow-col print:hidden page-lg:grid-cols-[calc(var(--spacing-edge)+14rem)_repeat(4,minmax(0,1fr))]">
        <legend className="sr-only">{week.choose}</legend>
        {week.days.map((day, place) => (
          <Tab key={day.date} day={day} chosen={place === 0} />
        ))}
      </fieldset>
      <ol className={styles.days}>
        {week.days.map((day, place) => (
          <Day key={day.date} day={day} next={week.days[place + 1]} />
        ))}
      </ol>
    </section>
  );
}
