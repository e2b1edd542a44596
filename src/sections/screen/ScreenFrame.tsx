import type { ReactNode } from 'react';
import { fillIn } from '../../content/format.ts';
import frame from '../../content/screens/frame.yaml';
import { ProductGlyph, type ScreenProduct } from '../../drawings/ProductGlyph.tsx';
import styles from './ScreenFrame.module.css';

const organisation = `${frame.organisation}, ${fillIn(frame.size, { people: frame.people })}`;

interface ScreenFrameProps {
  readonly product: ScreenProduct;
  /** The name of the view inside the product, such as `Gap plan`. */
  readonly view: string;
  /** What the screen is and what is only drawn, for screen readers. */
  readonly description: string;
  readonly children: ReactNode;
}

/**
 * The frame of a product screen. A screen is a mock-up made of text, so nothing inside may be focusable. Its layout depends on
 * the frame's width (container `mockup`), and its text is at least 13 px. If large text or a long word does not fit, the content
 * scrolls inside the frame.
 */
export function ScreenFrame({ product, view, description, children }: ScreenFrameProps) {
  return (
    <figure
      data-world={product}
      className="@container/mockup overflow-hidden rounded-md border border-outline bg-white text-small leading-[1.4] text-ink tabular-nums"
    >
      <figcaption className="sr-only">{description}</figcaption>
      <div
        className={`${styles.titleBar} flex-wrap items-center gap-x-2.5 gap-y-0.5 border-b border-outline bg-mist px-4 py-2.5 mockup-xs:px-5`}
      >
        <ProductGlyph product={product} />
        <p className="mr-auto text-small">
          <b className="pr-2 font-display">{frame.products[product]}</b>{' '}
          <span className="border-l border-outline pl-2.5">{view}</span>
        </p>
        <p className="flex flex-wrap gap-x-3.5 text-slate">
          <span>{organisation}</span> <span>{frame.date}</span>
        </p>
      </div>
      <div className="relative overflow-x-auto p-4 mockup-xs:p-5 max-page-3xs:*:min-w-68">{children}</div>
    </figure>
  );
}
