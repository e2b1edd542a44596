import { fillIn } from '../../content/format.ts';
import outline from './ModuleOutline.module.css';
import page from './page.yaml';

const { curriculum, closing } = page;
const { terms, skills } = curriculum;
const last = terms.length - 1;

/** The skills that came in or left in the last term or have never been taught, with their share of adverts the term before. */
const entries = skills.flatMap(({ skill, terms: cells }) => {
  const untaught = cells.every(({ weeks }) => weeks === 0);
  const answer = cells[last]?.moved ?? (untaught ? ('wait' as const) : undefined);
  return answer ? [{ skill, answer, share: cells[last - 1]?.share ?? 0 }] : [];
});

/** How each answer marks its skill: as the outline was corrected by hand. */
const marks = { out: outline.out, in: outline.in, wait: '' } as const;

/** What a programme lead gets back: each skill to drop, to add or to wait for, and why. */
export function ModuleAnswer() {
  const { title, basis, ...answers } = closing.answer;
  return (
    <figure className="border border-ink bg-white p-panel text-ink" data-motion>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-b-ink pb-3">
        <b className="font-display text-heading">{fillIn(title, { module: curriculum.outline.title })}</b>
        <span className="text-small text-slate">{fillIn(basis, { term: terms[last - 1]?.name ?? '' })}</span>
      </figcaption>
      <dl className="*:border-t *:border-t-contour *:first:border-t-0 *:py-4">
        {entries.map(({ skill, answer, share }) => (
          <div
            key={skill}
            className="grid grid-cols-[5rem_minmax(0,1fr)] page-md:grid-cols-[6.5rem_minmax(0,1fr)] items-baseline"
          >
            <dt className="font-display text-title">{answers[answer].verdict}</dt>
            <dd>
              <span className={`${outline.line} ${marks[answer]} w-fit text-lead font-600`}>{skill}</span>
              <span className="block pt-1 text-slate">{fillIn(answers[answer].reason, { share })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
