import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import styles from './leader-sheets.module.css';

/** Products found by the question they answer, as in the index of an atlas. */
export function QuestionIndex({ items }: Pick<Content<'business-leader'>['solutions'], 'items'>) {
  return (
    <ul className={styles.questionIndex}>
      {items.map(({ question, mark, title, text, to }) => (
        <li key={to}>
          <Link
            className={`${styles.question} relative grid gap-3 py-5 border-t border-t-front grid-cols-[auto_1fr] page-md:gap-2 page-md:py-6 page-md:grid-cols-[6fr_2.75rem_5fr_2rem] page-md:items-baseline`}
            to={to}
          >
            <p className="pr-8 col-span-full font-display text-heading font-700 page-md:col-auto">
              {question}
            </p>
            <ProductGlyph product={mark} />
            <div className="question-answer">
              <h3 className={`${styles.questionProduct} font-600`}>{title}</h3>
              <p className="text-quiet">{text}</p>
            </div>
            <span
              className="i-lucide-arrow-right absolute right-0 top-6 text-subhead page-md:static page-md:justify-self-end page-md:self-center"
              aria-hidden="true"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
