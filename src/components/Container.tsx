import type { ComponentProps, ElementType } from 'react';
import styles from './Container.module.css';

type ContainerProps<Tag extends ElementType> = ComponentProps<Tag> & {
  /** The element or component that it is; a `div` unless given. */
  readonly as?: Tag;
  readonly className?: string | undefined;
};

/** The column that holds a page's words: as wide as the page may be, with a margin to the window's edges. */
export function Container<Tag extends ElementType = 'div'>({
  as,
  className = '',
  ...props
}: ContainerProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={`${styles.container} ${className}`} />;
}
