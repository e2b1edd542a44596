import type { RefObject } from 'react';
import { FieldError } from '../../components/Field.tsx';
import { count, fillIn } from '../../content/format.ts';
import { fewest, most } from '../../content/price-estimate.ts';
import styles from './Headcount.module.css';
import type page from './page.yaml';

interface HeadcountProps {
  readonly words: (typeof page)['estimate'];
  /** The headcount that the amounts are for. */
  readonly people: number;
  /** The headcount of the built page. */
  readonly start: number;
  /** Whether the field has an entry that is no headcount. */
  readonly isWrong: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: () => void;
  readonly onChoose: (people: number) => void;
}

/** The headcount as a field in a sentence, and buttons for usual ones. Without scripts and on paper it is text. */
export function Headcount({ words, people, start, isWrong, field, onType, onChoose }: HeadcountProps) {
  return (
    <div className={styles.control} data-background="ink">
      <div className={styles.row}>
        <p className={styles.sentence}>
          {words.before}{' '}
          <input
            ref={field}
            className={styles.field}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            size={6}
            defaultValue={count(start)}
            aria-label={words.field}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'estimate-problem' : undefined}
            onInput={onType}
          />
          <b className={styles.fixed}>{count(people)}</b> {words.after}
        </p>
        <fieldset className={styles.presets}>
          <legend className="sr-only">{words.field}</legend>
          {words.presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              aria-pressed={preset === people && !isWrong}
              onClick={() => onChoose(preset)}
            >
              {count(preset)}
            </button>
          ))}
        </fieldset>
        {isWrong ? (
          <div className={styles.problem}>
            <FieldError id="estimate-problem">{fillIn(words.problem, { fewest, most })}</FieldError>
          </div>
        ) : null}
      </div>
    </div>
  );
}
