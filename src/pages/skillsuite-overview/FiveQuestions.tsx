import { Choice } from '../../components/Choice.tsx';
import { Link } from '../../components/Link.tsx';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { QuestionScreen } from '../../sections/screen/QuestionScreen.tsx';
import styles from './FiveQuestions.module.css';
import page from './page.yaml';

const { hero, products } = page;
type Card = (typeof products.cards)[number];

/** The id of the sentence that answers a product's question. */
const answerOf = (mark: string) => `answer-${mark}`;

/** An answer: a figure, one of the records behind it, and the part of the product's screen that shows it. */
function Answer({ mark, title, question, figure, answer, record, source, link }: Card) {
  return (
    <li data-world={mark}>
      <div className={styles.answer}>
        <div className="grid gap-x-gutter-wide gap-y-4 pr-5 page-sm:pr-8 page-md:grid-cols-[auto_minmax(0,1fr)] page-lg:pr-gutter-wide">
          <p id={answerOf(mark)} className="grid content-start gap-3">
            <span className={`font-600 ${styles.asked}`}>{question}</span>{' '}
            <b className={`font-condensed ${styles.figure}`}>{figure}</b>{' '}
            <span className="max-w-[22ch] text-lead leading-tight">
              {answer}
              {hero.sample ? <SampleMark {...hero.mark} /> : null}
            </span>
          </p>
          <div className="grid content-start gap-3">
            <div className="rounded-md bg-white px-4 py-3">
              <p className="text-slate text-small">{hero.record}</p>
              <p className="py-1 font-600">{record}</p>
              <p className="text-slate text-small">{source}</p>
            </div>
            <p className="flex items-center gap-2.5">
              <ProductGlyph product={mark} className="size-6 flex-none text-ink stroke-ink" />
              <Link {...link} />
              <span className="sr-only">{title}</span>
            </p>
          </div>
        </div>
        <div className={`print:hidden ${styles.crop}`}>
          <QuestionScreen product={mark} rows={2} />
        </div>
      </div>
    </li>
  );
}

/**
 * The act: five questions to choose from, and the answer of the chosen one. The stylesheet shows the answer of the checked radio button,
 * so that it needs no script; on paper all answers stand in a list.
 */
export function FiveQuestions() {
  return (
    <div className={styles.act}>
      <fieldset className={styles.questions}>
        <legend className="sr-only">{hero.choose}</legend>
        {products.cards.map(({ mark, question }, place) => (
          <Choice
            key={mark}
            className="flex items-center gap-3.5 px-4 py-2.5 font-display text-lead font-700 leading-tight text-balance page-sm:text-heading page-lg:py-5"
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
        {products.cards.map((card) => (
          <Answer key={card.mark} {...card} />
        ))}
      </ul>
    </div>
  );
}
