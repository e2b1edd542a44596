import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';

/** The class of a card that covers its own radio button or checkbox and shows the choice by its colours. */
export const choiceClass = styles.choice ?? '';

interface ChoiceProps extends ComponentProps<'label'> {
  readonly input: Omit<ComponentProps<'input'>, 'type' | 'className'>;
  /** `checkbox` for one of several that can be chosen together. */
  readonly type?: 'radio' | 'checkbox';
}

/** A card covered by a radio button or checkbox, so that the whole card can be clicked and has the focus ring. */
export function Choice({ className = '', input, type = 'radio', children, ...props }: ChoiceProps) {
  return (
    <label {...props} className={`${styles.choice} ${className}`}>
      <input {...input} className={styles.input} type={type} />
      {children}
    </label>
  );
}

interface ChoiceGroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The group's accessible name, also the `name` of its radio buttons. Unique on the page. */
  readonly legend: string;
  readonly options: readonly { readonly key: string; readonly content: ReactNode }[];
  /** The index of the chosen option. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly choiceClassName?: string;
}

/** A radio group of cards. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, options, chosen, onChoose, choiceClassName, ...fieldset } = props;
  return (
    <fieldset {...fieldset}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ key, content }, index) => (
        <Choice
          key={key}
          className={choiceClassName}
          input={{ name: legend, checked: index === chosen, onChange: () => onChoose(index) }}
        >
          {content}
        </Choice>
      ))}
    </fieldset>
  );
}
