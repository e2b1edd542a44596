import type { ComponentProps } from 'react';

/** What only the eye needs, hidden from screen readers. */
export function Decoration(props: ComponentProps<'span'>) {
  return <span {...props} aria-hidden="true" />;
}

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
