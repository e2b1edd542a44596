import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';
import styles from './Icon.module.css';

interface IconLook {
  /** Stands in a line of text. */
  readonly inline?: boolean;
  readonly className?: string;
}

/** An icon in the size and colour of its text; the words beside it say what it stands for. */
export function Icon({ icon: Picture, inline = false, className }: IconLook & { readonly icon: LucideIcon }) {
  const classes = [styles.icon, inline ? styles.inline : '', className].filter(Boolean).join(' ');
  return <Picture className={classes} aria-hidden />;
}

/** `trending-up` as the library's own name for its component, `TrendingUp`. */
const componentName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An icon that content names. For what is rendered at build only: it brings all icons along. Throws where there is none. */
export function NamedIcon({ name, ...look }: IconLook & { readonly name: string }) {
  const icon: LucideIcon | undefined = Reflect.get(lucide, componentName(name));
  if (!icon) throw new Error(`Lucide has no icon ${name}.`);
  return <Icon icon={icon} {...look} />;
}
