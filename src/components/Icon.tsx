import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';
import styles from './Icon.module.css';

interface IconLook {
  /** Stands in a line of text. */
  readonly inline?: boolean;
  readonly className?: string;
}

/** Attributes of the library that the stylesheet sets once for all icons, instead of each icon in a page's HTML. */
const inStylesheet = {
  xmlns: undefined,
  width: undefined,
  height: undefined,
  fill: undefined,
  stroke: undefined,
  strokeWidth: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const;

/** An icon in the size and colour of its text; the text beside it names what it shows. */
export function Icon({ icon: Picture, inline = false, className }: IconLook & { readonly icon: LucideIcon }) {
  const classes = [styles.icon, inline ? styles.inline : '', className].filter(Boolean).join(' ');
  return <Picture {...inStylesheet} className={classes} aria-hidden />;
}

/** Returns the library's component name of an icon: `TrendingUp` for `trending-up`. */
const componentName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An icon that content names. For the build only, as it imports all icons. Throws if there is no such icon. */
export function NamedIcon({ name, ...look }: IconLook & { readonly name: string }) {
  const icon: LucideIcon | undefined = Reflect.get(lucide, componentName(name));
  if (!icon) throw new Error(`Lucide has no icon ${name}.`);
  return <Icon icon={icon} {...look} />;
}
