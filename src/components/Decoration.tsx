import type { ReactNode } from 'react';

interface DecorationProps {
  readonly className: string;
  readonly children?: ReactNode;
}

/** What only the eye needs, hidden from screen readers: an icon, or a number that the list says too. */
export function Decoration({ className, children }: DecorationProps) {
  return (
    <span className={className} aria-hidden="true">
      {children}
    </span>
  );
}

/** A drawing without words, stretched to the size that its class gives; what it shows stands beside it in words. */
export function StretchedSvg({ viewBox, ...props }: DecorationProps & { readonly viewBox: string }) {
  return <svg {...props} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true" />;
}
