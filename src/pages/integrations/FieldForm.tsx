import { fillIn } from '../../content/format.ts';
import styles from './Connect.module.css';
import { keyOf } from './connect.ts';
import type page from './page.yaml';

type FieldFormProps = Pick<typeof page, 'kinds'> & {
  readonly words: Pick<(typeof page)['fields'], 'never' | 'barred' | 'through' | 'writes'>;
  /** The names of the chosen kinds of system. */
  readonly chosen: readonly string[];
};

/** The fields to tick, a group for each kind of system, and those that can never be ticked, with the reasons. */
export function FieldForm({ kinds, words, chosen }: FieldFormProps) {
  return (
    <div className="columns-1 gap-x-gutter-wide pb-2 page-md:columns-2 page-lg:columns-4">
      <fieldset className="mb-part break-inside-avoid max-page-md:mb-10">
        <legend className="pb-2 font-display text-heading font-700">{words.never}</legend>
        {words.barred.map(({ name, text }) => (
          <label key={name} className={styles.field}>
            <input type="checkbox" disabled />
            <span>
              <b className="font-600 line-through">{name}</b>{' '}
              <span className="block text-small text-muted">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {kinds.map(({ name, by, writes, fields }) => (
        <fieldset
          key={name}
          className={`mb-part break-inside-avoid max-page-md:mb-10 ${chosen.includes(name) ? '' : styles.unchosen}`}
        >
          <legend className="font-display text-heading font-700">{name}</legend>
          <p className="pb-2 text-small text-muted">
            {fillIn(words.through, { by })}. {fillIn(words.writes, { writes })}.
          </p>
          {fields.map((field) => (
            <label key={field.name} className={styles.field}>
              <input
                type="checkbox"
                name="field"
                value={keyOf(name, field.name)}
                defaultChecked={field.shared === true}
              />
              <span>
                <b className="font-600">{field.name}</b>{' '}
                <span className="block text-small text-muted">{field.text}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
