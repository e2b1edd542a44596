import type { ComponentProps, ElementType } from 'react';
import styles from './InkPanel.module.css';

type InkPanelProps<Tag extends ElementType> = ComponentProps<Tag> & {
  /** The element to render; `div` by default. */
  readonly as?: Tag;
  readonly className?: string | undefined;
};

/** A dark panel inside a section. Its content gets the colours of a dark background. */
export function InkPanel<Tag extends ElementType = 'div'>({
  as,
  className = '',
  ...props
}: InkPanelProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={`${styles.panel} ${className}`} data-background="ink" />;
}
