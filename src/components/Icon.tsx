import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';
import styles from './Icon.module.css';

interface IconLook {
  /** For an icon in a line of text. */
  readonly inline?: boolean;
  readonly className?: string;
}

/** Lucide's attributes that the stylesheet sets for all icons, which keeps them out of the HTML of each. */
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

/** An icon in the size and colour of its text. It is hidden from screen readers, so text beside it has to say what it means. */
export function Icon({ icon: Picture, inline = false, className }: IconLook & { readonly icon: LucideIcon }) {
  const classes = [styles.icon, inline ? styles.inline : '', className].filter(Boolean).join(' ');
  return <Picture {...inStylesheet} className={classes} aria-hidden />;
}

/** Returns Lucide's component name of an icon: `TrendingUp` for `trending-up`. */
const componentName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An icon by its name in the content. For the build only, as it imports all icons. Throws if the name is unknown. */
export function NamedIcon({ name, className }: { readonly name: string; readonly className?: string }) {
  const icon: LucideIcon | undefined = Reflect.get(lucide, componentName(name));
  if (!icon) throw new Error(`Lucide has no icon ${name}.`);
  return <Icon icon={icon} className={className} />;
}
