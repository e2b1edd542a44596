import type { ComponentProps, ElementType } from 'react';
import styles from './Container.module.css';

type ContainerProps<Tag extends ElementType> = ComponentProps<Tag> & {
  /** The element or component to render; `div` by default. */
  readonly as?: Tag;
  readonly className?: string | undefined;
};

/** The centred column of a page, with the page's maximum width and side padding. */
export function Container<Tag extends ElementType = 'div'>({
  as,
  className = '',
  ...props
}: ContainerProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={`${styles.container} ${className}`} />;
}
