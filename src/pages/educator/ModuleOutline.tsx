import { fillIn } from '../../content/format.ts';
import styles from './ModuleOutline.module.css';
import page from './page.yaml';

const { curriculum } = page;
const { outline, events, skills, terms, teachingWeeks, newWeeks } = curriculum;

/** The skills that the module teaches in its first or its last term, with the weeks of both. */
const entries = skills
  .map(({ skill, terms: cells }) => ({ skill, before: cells[0]?.weeks ?? 0, now: cells.at(-1)?.weeks ?? 0 }))
  .filter(({ before, now }) => before + now > 0);

type Entry = (typeof entries)[number];

/** A number of weeks; with a second one, the old number is struck through before it. */
function Weeks({ before, now }: Pick<Entry, 'before' | 'now'>) {
  if (before === now || before === 0 || now === 0) return before || now;
  return (
    <>
      <del className={styles.struck}>{before}</del> <ins className={styles.written}>{now}</ins>
    </>
  );
}

/** A line of the outline: as it was, struck through, or written in. */
function Line({ skill, before, now }: Entry) {
  const words = (
    <>
      <span>{skill}</span>{' '}
      <span className="tabular-nums">
        <Weeks before={before} now={now} />
      </span>
    </>
  );
  if (now === 0)
    return (
      <del className={`${styles.line} ${styles.out}`}>
        <span className="sr-only">{events.out}: </span>
        {words}
      </del>
    );
  if (before === 0)
    return (
      <ins className={`${styles.line} ${styles.in}`}>
        <span className="sr-only">{events.in}: </span>
        {words}
      </ins>
    );
  return <p className={styles.line}>{words}</p>;
}

/** The module's outline as a programme lead corrected it: what left is struck through, what came in is written over it. */
export function ModuleOutline() {
  return (
    <figure className="border border-ink bg-white p-panel text-ink" data-motion>
      <p className="flex flex-wrap justify-between gap-x-4 border-b-2 border-b-ink pb-3 text-small text-slate">
        <span>{outline.kind}</span>
        <span>{fillIn(outline.span, { first: terms[0]?.name ?? '', last: terms.at(-1)?.name ?? '' })}</span>
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4 pb-2">
        <b className="font-display text-title">{outline.title}</b>
        <span className="text-small text-slate">{outline.weeks}</span>
      </p>
      <ol className={styles.lines}>
        {entries.map((entry) => (
          <li key={entry.skill}>
            <Line {...entry} />
          </li>
        ))}
      </ol>
      <p className={`${styles.line} border-t-2 border-t-ink font-700`}>
        <span>{curriculum.total}</span> <span className="tabular-nums">{teachingWeeks}</span>
      </p>
      <figcaption className="pt-4 font-display text-heading tabular-nums">
        <span className="text-lagoon">
          {fillIn(curriculum.changed, { changed: newWeeks, weeks: teachingWeeks })}
        </span>{' '}
        {fillIn(curriculum.since, { first: terms[0]?.name ?? '' })}
      </figcaption>
    </figure>
  );
}
