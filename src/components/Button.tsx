import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { Link, type LinkProps } from './Link.tsx';

/** The variants of a button. `Button.module.css` has their states. */
const variants = {
  outline: '',
  /** Book a Meeting and nothing else. */
  action: styles.action,
  solid: styles.solid,
  muted: styles.muted,
  light: styles.light,
} as const;

export type ButtonVariant = keyof typeof variants;

/** All variants, for their story. */
export const buttonVariants = Object.keys(variants) as readonly ButtonVariant[];

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly className?: string | undefined;
}

/** Returns the classes of a button, for links that another component renders. */
export function buttonClass({ variant = 'outline', className }: ButtonLook = {}): string {
  return [styles.button, variants[variant], className].filter(Boolean).join(' ');
}

/** A button for an action on the page. */
export function Button({
  type = 'button',
  variant,
  className,
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return <button {...props} type={type} className={buttonClass({ variant, className })} />;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ variant, className, ...link }: Omit<LinkProps, 'variant'> & ButtonLook) {
  return <Link {...link} variant="plain" className={buttonClass({ variant, className })} />;
}
