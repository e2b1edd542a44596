import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

/** The class of a control that shows its states by a tint of its own colour, for a link with an icon. */
export const iconButtonClass = styles.button;

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its accessible name. */
  readonly label: string;
  /** The path of its icon, as `Icon` takes it. */
  readonly path: string;
  /** Stands in the top right corner of a box that is positioned. */
  readonly corner?: boolean;
}

/** A square button with an icon, such as the cross that closes a dialog. */
export function IconButton({ label, path, corner = false, className = '', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${iconButtonClass} grid size-11 place-items-center ${corner ? 'absolute top-2 right-2' : ''} ${className}`}
      aria-label={label}
    >
      <Icon path={path} />
    </button>
  );
}
