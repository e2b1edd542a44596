import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The way back at the top of a page. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className="inline-flex items-center gap-2 justify-self-start text-link print:hidden">
      <span className="i-lucide-arrow-left" aria-hidden="true" />
      {children}
    </Link>
  );
}
