import type { ComponentProps } from 'react';

/** A decorative element, hidden from screen readers. */
export function Decoration(props: ComponentProps<'span'>) {
  return <span {...props} aria-hidden="true" />;
}

/**
 * Classes of a swatch in a legend, and of the shapes that the legend explains. Both keep their colours in forced-colours mode,
 * with an outline that shows on any canvas. A swatch is printed in its colour.
 */
export const swatch =
  'forced-color-adjust-none forced-colors:border forced-colors:[border-color:CanvasText] print:[print-color-adjust:exact]';
export const outlined = 'forced-colors:*:[stroke:CanvasText]';

/**
 * A drawing that stretches to its box while its strokes keep their width. It is hidden from screen readers, so text beside it
 * has to say what it shows.
 */
export function StretchedSvg({ className = '', ...props }: ComponentProps<'svg'>) {
  const strokes = '[&_*]:[vector-effect:non-scaling-stroke]';
  return (
    <svg {...props} className={`${strokes} ${className}`} preserveAspectRatio="none" aria-hidden="true" />
  );
}
