import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps extends ComponentProps<'label'> {
  readonly input: Omit<ComponentProps<'input'>, 'type' | 'className'>;
  /** Whether a radio mark is drawn before two rows of words; without one the card alone shows the choice. */
  readonly marked?: boolean | undefined;
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

interface ChoiceGroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The group's name, for screen readers and for the browser: no other group of the page has it. */
  readonly legend: string;
  readonly options: readonly { readonly key: string; readonly content: ReactNode }[];
  /** The place of the chosen option. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  readonly choiceClassName?: string;
  /** As of a single choice. */
  readonly marked?: boolean;
}

/** A group of cards of which one is chosen. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, options, chosen, onChoose, choiceClassName, marked, ...fieldset } = props;
  return (
    <fieldset {...fieldset}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ key, content }, place) => (
        <Choice
          key={key}
          className={choiceClassName}
          input={{ name: legend, checked: place === chosen, onChange: () => onChoose(place) }}
          marked={marked}
        >
          {content}
        </Choice>
      ))}
    </fieldset>
  );
}
