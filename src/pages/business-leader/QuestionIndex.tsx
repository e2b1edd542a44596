import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import './leader-sheets.css';

/** Products found by the question they answer, as in the index of an atlas. */
export function QuestionIndex({ items }: Pick<Content<'business-leader'>['solutions'], 'items'>) {
  return (
    <ul className="question-index">
      {items.map(({ question, mark, title, text, to }) => (
        <li key={to}>
          <Link className="question" to={to}>
            <p className="question-words">{question}</p>
            <ProductGlyph product={mark} />
            <div className="question-answer">
              <h3 className="question-product">{title}</h3>
              <p className="question-text">{text}</p>
            </div>
            <span className="question-arrow i-lucide-arrow-right" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
