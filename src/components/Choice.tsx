import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps extends ComponentProps<'label'> {
  readonly input: Pick<ComponentProps<'input'>, 'name' | 'checked' | 'onChange'>;
  /** Whether a radio mark is drawn before two rows of words; without one the card alone shows the choice. */
  readonly marked?: boolean;
}

/** A card with a radio button that covers it: the whole card is the target, has the focus ring and shows the choice. */
export function Choice({ className = '', input, marked = false, children, ...props }: ChoiceProps) {
  return (
    <label {...props} className={`${styles.choice} ${marked ? styles.marked : ''} ${className}`}>
      <input {...input} className={styles.input} type="radio" />
      {marked ? <span className={styles.mark} /> : null}
      {children}
    </label>
  );
}
