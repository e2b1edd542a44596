import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

/** A card with a radio button in it; the whole card can be pressed, and shows which one is chosen. */
export function Choice({ className = '', ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: The radio button is among the children.
  return <label {...props} className={`${styles.choice} ${className}`} />;
}
