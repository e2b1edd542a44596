import arrowLeftIcon from 'virtual:icon/arrow-left';
import arrowUpRightIcon from 'virtual:icon/arrow-up-right';
import type { ReactNode } from 'react';
import { type OutboundLinkName, outboundLinks } from '../links.ts';
import { Icon } from './Decoration.tsx';

interface PageLinkProps {
  readonly to: string;
  readonly label: string;
  readonly className?: string;
  /** Id of an element: where the page has it, a press scrolls there instead. */
  readonly near?: string | undefined;
}

/** A link to another page, or to a place on this one, as content names it; the way to a place is smooth (`startAnchors`). */
export function PageLink({ to, label, near, className = 'text-link' }: PageLinkProps) {
  return (
    <a className={className} data-near={near} href={to}>
      {label}
    </a>
  );
}

/** The way back to the home page, at the top of a page. */
export function BackLink({ label }: { readonly label: string }) {
  return (
    <a className="inline-flex items-center gap-2 justify-self-start text-link print:hidden" href="/">
      <Icon path={arrowLeftIcon} />
      {label}
    </a>
  );
}

/**
 * What makes a link open a new tab: `rel` keeps the new page from reaching back, and the words with this id, which the footer has
 * once, tell screen readers.
 */
export const newTab = { target: '_blank', rel: 'noopener', 'aria-describedby': 'new-tab' } as const;

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, marked so for the eye. */
export function ExternalLink({ href, className = 'text-link', children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} {...newTab}>
      {children}
      <Icon path={arrowUpRightIcon} className="external-mark" />
    </a>
  );
}

/** A button to one of the addresses of `content/links.yaml`. */
export function OutboundLink({
  to,
  label,
  className = 'button',
}: Omit<PageLinkProps, 'near'> & { readonly to: OutboundLinkName }) {
  return (
    <ExternalLink className={className} href={outboundLinks[to].href}>
      {label}
    </ExternalLink>
  );
}
