import type { ReactNode } from 'react';
import type { Product } from '../../content/products.ts';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';

export interface ProductRowsProps {
  /** `rows`: a row for each product with its mark, a link to its page and an optional figure. */
  readonly variant: 'rows';
  readonly items: readonly {
    readonly mark: Product;
    readonly to: string;
    /** The link's text: the product or a question that it answers. */
    readonly title: string;
    readonly text: string;
    /** A large figure at the end of the row. */
    readonly result?: ReactNode;
  }[];
}

export function ProductRows({ items }: ProductRowsProps) {
  return (
    <ul className="grid page-md:grid-cols-[2rem_auto_auto_auto] page-md:gap-x-gutter">
      {items.map(({ mark, to, title, text, result }) => (
        <li
          key={to}
          className="grid grid-cols-[2rem_1fr] items-center gap-x-4 border-t border-t-line py-3.5 page-md:col-span-full page-md:grid-cols-subgrid"
        >
          <ProductGlyph product={mark} className="size-7 text-ink stroke-lagoon" />
          <h3 className="text-lead">
            <a className="-my-1 py-1 underline decoration-1 underline-offset-4 hover:decoration-2" href={to}>
              {title}
            </a>
          </h3>
          <p className="text-muted max-page-md:col-start-2">{text}</p>
          {result ? <p className="font-display text-heading max-page-md:col-start-2">{result}</p> : null}
        </li>
      ))}
    </ul>
  );
}
