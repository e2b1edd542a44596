import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import styles from './desk.module.css';

/** The five products side by side, each with its mark and the way to its page. */
export function SuiteColumns({ items }: Pick<Content<'recruiter'>['suite'], 'items'>) {
  return (
    <ul className="grid gap-x-gutter page-lg:grid-cols-5">
      {items.map(({ mark, title, text, to }) => (
        <li
          key={to}
          className={`${styles.suiteColumn} grid gap-y-1 gap-x-3 py-5 border-t border-t-front grid-cols-[2.5rem_1fr] page-lg:gap-2.5 page-lg:grid-cols-1 page-lg:content-start`}
        >
          <ProductGlyph product={mark} />
          <h3 className="text-term font-700 leading-[1.25]">
            <Link
              className="underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
              to={to}
            >
              {title}
            </Link>
          </h3>
          <p className="text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
