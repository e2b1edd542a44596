import type { ReactNode } from 'react';
import { fillIn } from '../content/format.ts';
import frame from '../content/screens/frame.yaml';
import { ProductGlyph, type ScreenProduct } from './ProductGlyph.tsx';
import '../design/screens.css';

interface ScreenFrameProps {
  readonly product: ScreenProduct;
  /** Name of the view inside the product: `Gap plan`. */
  readonly view: string;
  /** What the screen shows, in words, with its key figures: for who cannot see it. */
  readonly description: string;
  readonly children: ReactNode;
}

/**
 * The window that every product screen stands in: a picture of the product made of text, so nothing inside may take
 * focus. What is inside fits the window's own width, as it stands in half a page or a whole one.
 */
export function ScreenFrame({ product, view, description, children }: ScreenFrameProps) {
  return (
    <figure className="screen">
      <figcaption className="visually-hidden">{`${description} ${frame.note}`}</figcaption>
      <div className="screen-bar">
        <ProductGlyph product={product} />
        <p className="screen-title">
          <b>{frame.products[product]}</b> <span>{view}</span>
        </p>
        <p className="screen-meta">
          <span>{`${frame.organisation}, ${fillIn(frame.size, { people: frame.people })}`}</span>{' '}
          <span>{frame.date}</span> <span className="screen-tag">{frame.tag}</span>
        </p>
      </div>
      <div className="screen-body">{children}</div>
    </figure>
  );
}
