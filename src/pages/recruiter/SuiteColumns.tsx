import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import './desk.css';

/** The five products side by side, each with its mark and the way to its page. */
export function SuiteColumns({ items }: Pick<Content<'recruiter'>['suite'], 'items'>) {
  return (
    <ul className="suite-columns">
      {items.map(({ mark, title, text, to }) => (
        <li key={to} className="suite-column">
          <ProductGlyph product={mark} />
          <h3>
            <Link className="suite-column-link" to={to}>
              {title}
            </Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
