import type { ComponentProps } from 'react';

/** What only the eye needs, hidden from screen readers. */
export function Decoration(props: ComponentProps<'span'>) {
  return <span {...props} aria-hidden="true" />;
}

interface IconProps {
  /** What `virtual:icon/` with a name of Lucide behind it gives, or an icon of the content. */
  readonly path: string;
  readonly className?: string;
}

/** An icon in the colour of its text, whose size it follows; what it says stands beside it in words. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
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
