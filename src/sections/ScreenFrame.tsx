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
    <figure className="screen overflow-hidden border border-outline [--screen-ground:oklch(0.998_0.002_95)] [--screen-line:var(--colors-contour)] [--screen-quiet:var(--colors-slate)] [container:screen_/_inline-size] rounded-[4px] [background:var(--screen-ground)] text-ink text-caption [font-variant-numeric:tabular-nums_lining-nums] leading-[1.4]">
      <figcaption className="visually-hidden">{`${description} ${frame.note}`}</figcaption>
      <div className="relative grid gap-y-0.5 gap-x-2.5 px-4 pt-2.5 pb-3.75 grid-cols-[auto_1fr] items-center bg-mist screen-sm:px-5 screen-lg:grid-cols-[auto_1fr_auto] after:content-[''] after:absolute after:inset-x-0 after:top-auto after:bottom-0 after:border-y after:border-y-outline after:h-[4px] after:[background:repeating-linear-gradient(90deg_in_srgb,var(--colors-outline)_0_1.5rem,var(--screen-ground)_1.5rem_3rem)]">
        <ProductGlyph product={product} />
        <p className="text-note">
          <b className="pr-2 font-display font-650">{frame.products[product]}</b>{' '}
          <span className="pl-2.5 border-l border-l-outline">{view}</span>
        </p>
        <p className="flex flex-wrap gap-y-0.5 gap-x-3.5 [grid-column:1_/_-1] items-center text-[var(--screen-quiet)] screen-lg:[grid-column:auto]">
          <span>{`${frame.organisation}, ${fillIn(frame.size, { people: frame.people })}`}</span>{' '}
          <span>{frame.date}</span>{' '}
          <span className="px-1.5 py-0 rounded-[2px] bg-sun text-ink font-600 forced-colors:border forced-colors:border-[CanvasText]">
            {frame.tag}
          </span>
        </p>
      </div>
      <div className="screen-body p-4 screen-sm:p-5 max-page-3xs:relative max-page-3xs:overflow-x-auto">
        {children}
      </div>
    </figure>
  );
}
