import type { ComponentProps, ElementType } from 'react';
import styles from './Band.module.css';

export type Background = 'paper' | 'mist' | 'ink';

interface BandProps extends ComponentProps<'section'> {
  readonly as?: ElementType;
  readonly background?: Background | undefined;
}

/** A full-width part of a page on one of three backgrounds, which sets the colours of its content. */
export function Band({ as, background = 'paper', className = '', ...props }: BandProps) {
  const Element: ElementType = as ?? 'section';
  return <Element {...props} className={`${styles.band} ${className}`} data-background={background} />;
}
