import type { ReactNode } from 'react';
import { type OutboundLinkName, outboundLinks } from '../links.ts';

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

interface OutboundLinkProps {
  readonly to: OutboundLinkName;
  readonly label: string;
  readonly className?: string;
}

/** A button to one of the addresses of `content/links.yaml`. */
export function OutboundLink({ to, label, className = 'button' }: OutboundLinkProps) {
  return (
    <ExternalLink className={className} href={outboundLinks[to].href}>
      {label}
    </ExternalLink>
  );
}
