import { ArrowLeftIcon, ArrowUpRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Link.module.css';
import { targetLanguage } from './target-language.ts';

/** The looks of a link; `Link.module.css` has their states. */
const variants = {
  /** In running text. */
  text: styles.text,
  /** One of a list of links, as in the footer. */
  listed: styles.listed,
  /** One of the header's menu. */
  navigation: styles.navigation,
  /** Another component or `className` gives it its looks. */
  plain: '',
} as const;

export type LinkVariant = keyof typeof variants;

export interface LinkLook {
  readonly variant?: LinkVariant | undefined;
  readonly className?: string | undefined;
}

/** Returns the classes of a link, for links that another component renders. */
export function linkClass({ variant = 'text', className }: LinkLook = {}): string {
  return [variants[variant], className].filter(Boolean).join(' ');
}

export interface LinkProps extends LinkLook {
  readonly to: string;
  readonly label: string;
  /** Id of an element: where the page has it, a press scrolls there instead. */
  readonly near?: string | undefined;
}

/** A link to another page, or to a place on this one, as content names it; it scrolls smoothly to a place on this page. */
export function Link({ to, label, near, variant, className }: LinkProps) {
  return (
    <a
      className={linkClass({ variant, className })}
      data-near={near}
      href={to}
      {...(import.meta.env.LANGUAGE ? targetLanguage(to) : {})}
    >
      {label}
    </a>
  );
}

/** The way back to the home page, at the top of a page. */
export function BackLink({ label }: { readonly label: string }) {
  return (
    <a
      className={linkClass({ className: 'inline-flex items-center gap-2 justify-self-start print:hidden' })}
      href="/"
    >
      <Icon icon={ArrowLeftIcon} />
      {label}
    </a>
  );
}

/**
 * The attributes of a link that opens a new tab: `rel` keeps the new page from reaching back, and the description, which the
 * footer has once, tells screen readers.
 */
export const newTab = { target: '_blank', rel: 'noopener', 'aria-describedby': 'new-tab' } as const;

interface ExternalLinkProps extends LinkLook {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab and shows that by an arrow. */
export function ExternalLink({ href, variant, className, children }: ExternalLinkProps) {
  return (
    <a
      className={linkClass({ variant, className })}
      href={href}
      {...newTab}
      {...(import.meta.env.LANGUAGE ? targetLanguage(href) : {})}
    >
      {children}
      <Icon icon={ArrowUpRightIcon} inline className="flex-none" />
    </a>
  );
}
