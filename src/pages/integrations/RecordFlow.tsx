import { StretchedSvg } from '../../components/Decoration.tsx';
import { fillIn, listed } from '../../content/format.ts';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import styles from './Connect.module.css';
import { bundle, type chosenKinds, isAnswered, level, middles } from './connect.ts';
import type page from './page.yaml';

type RecordFlowProps = Pick<
  (typeof page)['connect'],
  'description' | 'hub' | 'answers' | 'takes' | 'or' | 'none'
> & {
  readonly kinds: ReturnType<typeof chosenKinds>;
};

/** The strands of a system, beside each other. */
const strands = [-1.5, 0, 1.5] as const;

/**
 * The chosen systems, each with what it calls the skill; strands that run together into one entry of the taxonomy; and the answers
 * that come out of it, or what each still lacks.
 */
export function RecordFlow({ description, hub, answers, takes, or, none, kinds }: RecordFlowProps) {
  const systems = kinds.flatMap(({ names, record, name }) =>
    names.map((system) => ({
      system,
      record,
      kind: name,
    })),
  );
  const [rows, gathered] = [middles(systems.length), bundle(systems.length)];
  const [ends, spread] = [middles(answers.length), bundle(answers.length)];
  return (
    <figure>
      <figcaption className="sr-only">{description}</figcaption>
      <div className={styles.flow}>
        <ul className={styles.ends}>
          {systems.map(({ system, kind, record }) => (
            <li key={system}>
              <b className="font-display text-heading">{system}</b>{' '}
              <span className="text-small text-muted">
                {kind}: {record}
              </span>
            </li>
          ))}
          {systems.length === 0 ? <li className="text-muted">{none}</li> : null}
        </ul>
        <StretchedSvg className={styles.strands} viewBox="0 0 100 100">
          {systems.map(({ system }, index) => (
            <path
              key={system}
              d={strands
                .map((strand) => level((rows[index] ?? 0) + strand, (gathered[index] ?? 0) + strand / 3))
                .join('')}
            />
          ))}
        </StretchedSvg>
        <p className={styles.hub}>
          <span className="text-small">{hub.above}</span>{' '}
          <b className="font-condensed text-title">{hub.skill}</b>
        </p>
        <StretchedSvg className={`${styles.strands} ${styles.out}`} viewBox="0 0 100 100">
          {answers.map((answer, index) => (
            <path
              key={answer.mark}
              className={isAnswered(answer, kinds) ? '' : styles.dotted}
              d={level(spread[index] ?? 0, ends[index] ?? 0)}
            />
          ))}
        </StretchedSvg>
        <ul className={`${styles.ends} ${styles.answers}`}>
          {answers.map((answer) => (
            <li key={answer.mark} data-world={answer.mark}>
              <span className="flex items-center gap-2 text-small text-muted">
                <ProductGlyph product={answer.mark} className="size-4.5 text-paper stroke-reef" />
                {answer.question}
              </span>{' '}
              {isAnswered(answer, kinds) ? (
                <b className="font-display text-heading">{answer.text}</b>
              ) : (
                <span className="text-muted">{fillIn(takes, { kinds: listed(answer.takes, or) })}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
