import { ArrowLeftIcon, ArrowUpRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Link.module.css';
import { targetLanguage } from './target-language.ts';

/** The variants of a link. `Link.module.css` has their states. */
const variants = {
  /** In running text. */
  text: styles.text,
  /** In a list of links, as in the footer. */
  listed: styles.listed,
  /** In the header's menu. */
  navigation: styles.navigation,
  /** Without styles, which come from `className`. */
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
  /** Id of an element. If the page has it, a click scrolls there instead. */
  readonly near?: string | undefined;
}

/** A link within the site. A link to an anchor on the same page scrolls smoothly. */
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

/** A link back to the home page, at the top of a page. */
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
 * The attributes of a link that opens a new tab. `rel` denies the new page access to this one. The description, which is in the
 * footer, tells screen readers about the tab.
 */
export const newTab = { target: '_blank', rel: 'noopener', 'aria-describedby': 'new-tab' } as const;

interface ExternalLinkProps extends LinkLook {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, marked by an arrow. */
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
