import type { ComponentProps } from 'react';

/** What only the eye needs, hidden from screen readers. */
export function Decoration(props: ComponentProps<'span'>) {
  return <span {...props} aria-hidden="true" />;
}

/**
 * A patch of colour in a key, and the shapes that it explains: both keep their colours where the visitor's own are forced, and
 * an outline shows them on any canvas. On paper the patch keeps its colour too.
 */
export const swatch =
  'forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] print:[print-color-adjust:exact]';
export const outlined = 'forced-colors:*:stroke-[CanvasText]';

/**
 * A drawing without words, stretched to its place while its strokes keep their width; what it shows stands beside it in
 * words.
 */
export function StretchedSvg({ className = '', ...props }: ComponentProps<'svg'>) {
  const strokes = '[&_*]:[vector-effect:non-scaling-stroke]';
  return (
    <svg {...props} className={`${strokes} ${className}`} preserveAspectRatio="none" aria-hidden="true" />
  );
}
