import { fillIn } from '../../content/format.ts';
import page from './page.yaml';
import styles from './Thresholds.module.css';

const { curriculum } = page;
const { outline, events, skills, terms, next, teachingWeeks, newWeeks } = curriculum;

const line = 'relative flex justify-between gap-4 py-2 leading-snug no-underline';

/** The skills that the module teaches in its first or in the next term, with the weeks of both. */
const entries = skills
  .map(({ skill, weeks }) => ({ skill, before: weeks[0] ?? 0, now: weeks.at(-1) ?? 0 }))
  .filter(({ before, now }) => before + now > 0);

type Entry = (typeof entries)[number];

/** A number of weeks; with a second one, the old number is struck through before it. */
function Weeks({ before, now }: Pick<Entry, 'before' | 'now'>) {
  if (before === now || before === 0 || now === 0) return before || now;
  return (
    <>
      <del className="text-slate decoration-2 decoration-alarm">{before}</del>{' '}
      <ins className="font-700 no-underline">{now}</ins>
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
      <del className={`${line} ${styles.out} text-slate`}>
        <span className="sr-only">{events.out}: </span>
        {words}
      </del>
    );
  if (before === 0)
    return (
      <ins className={`${line} ${styles.in} -mx-3 bg-sun px-3 font-700`}>
        <span className="sr-only">{events.in}: </span>
        {words}
      </ins>
    );
  return <p className={line}>{words}</p>;
}

/** The module's outline as a programme lead corrected it: what left is struck through, what came in is written over it. */
export function ModuleOutline() {
  return (
    <figure className="border border-ink bg-white p-panel text-ink">
      <p className="flex flex-wrap justify-between gap-x-4 border-b-2 border-b-ink pb-3 text-small text-slate">
        <span>{outline.kind}</span>
        <span>{fillIn(outline.span, { first: terms[0]?.name ?? '', last: next.name })}</span>
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4 pb-2">
        <b className="font-display text-title">{outline.title}</b>
        <span className="text-small text-slate">{outline.weeks}</span>
      </p>
      <ol className="*:border-t *:border-t-contour">
        {entries.map((entry) => (
          <li key={entry.skill}>
            <Line {...entry} />
          </li>
        ))}
      </ol>
      <p className={`${line} border-t-2 border-t-ink font-700`}>
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
