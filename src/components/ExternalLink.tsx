import type { ReactNode } from 'react';

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, marked so for the eye; `rel` keeps the new page from reaching back. */
export function ExternalLink({ href, className = 'text-link', children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="external-mark i-lucide-arrow-up-right" aria-hidden="true" />
    </a>
  );
}
