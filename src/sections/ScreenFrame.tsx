import type { ReactNode } from 'react';
import { fillIn } from '../content/format.ts';
import frame from '../content/screens/frame.yaml';
import { ProductGlyph, type ScreenProduct } from './ProductGlyph.tsx';

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
 * focus. What is inside fits the window's own width, as it stands in half a page or a whole one, and is never smaller
 * than 13 px. On a phone with text of twice the size it keeps its layout and scrolls in its window.
 */
export function ScreenFrame({ product, view, description, children }: ScreenFrameProps) {
  return (
    <figure className="@container/screen overflow-hidden border border-outline rounded-md bg-white text-ink text-caption leading-[1.4] tabular-nums lining-nums">
      <figcaption className="visually-hidden">{`${description} ${frame.note}`}</figcaption>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-2.5 gap-y-0.5 px-4 pt-2.5 pb-2.75 bg-mist screen-sm:px-5 screen-lg:grid-cols-[auto_1fr_auto]">
        <ProductGlyph product={product} />
        <p className="text-note">
          <b className="pr-2 font-display font-650">{frame.products[product]}</b>{' '}
          <span className="pl-2.5 border-l border-l-outline">{view}</span>
        </p>
        <p className="flex flex-wrap col-span-full items-center gap-x-3.5 gap-y-0.5 text-slate screen-lg:col-auto">
          <span>{`${frame.organisation}, ${fillIn(frame.size, { people: frame.people })}`}</span>{' '}
          <span>{frame.date}</span>{' '}
          <span className="px-1.5 rounded-sm bg-sun text-ink font-600 forced-colors:border">{frame.tag}</span>
        </p>
      </div>
      {/* The edge of a map sheet: a scale of ticks. */}
      <div
        className="h-1 border-y border-outline [background:repeating-linear-gradient(90deg_in_srgb,var(--colors-outline)_0_1.5rem,white_1.5rem_3rem)]"
        aria-hidden="true"
      />
      <div className="p-4 screen-sm:p-5 max-page-3xs:relative max-page-3xs:overflow-x-auto max-page-3xs:*:min-w-68 max-page-3xs:*:break-words">
        {children}
      </div>
    </figure>
  );
}
