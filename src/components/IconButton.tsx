import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

/** The class of an icon button, for a link that looks like one. */
export const iconButtonClass = styles.button;

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its accessible name. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** Places it in the top right corner of the nearest positioned ancestor. */
  readonly corner?: boolean;
}

/** A square button with an icon only, such as the close button of a dialog. */
export function IconButton({ label, icon, corner = false, className = '', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${iconButtonClass} grid size-11 place-items-center ${corner ? 'absolute top-2 right-2' : ''} ${className}`}
      aria-label={label}
    >
      <Icon icon={icon} />
    </button>
  );
}
