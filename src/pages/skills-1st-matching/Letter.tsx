import { fillIn } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import page from './page.yaml';
import { refusalFor } from './ranking.ts';

const { vacancies, candidates, skills, course, best } = page.try;

/** The refusal of the best candidate of the first vacancy, for another vacancy in which the skill of the course is all that is missing. */
const refusal = refusalFor(vacancies.slice(1), candidates, skills, { code: best.code, skill: course.skill });

/** A letter that names the missing skill and the course that closes the gap. */
export function Letter() {
  const { letter, example } = page;
  const skill = refusal?.readings.find((reading) => reading.skill === course.skill);
  if (!refusal || !skill) throw new Error(`No vacancy refuses ${best.code} for ${course.skill} alone.`);
  const { code, role, met, asked } = refusal;
  return (
    <article
      className="grid content-between gap-5 border border-line bg-paper p-panel"
      data-background="paper"
    >
      <p className="text-small">
        {fillIn(letter.to, { code })} <SampleMark word={example.mark} label={example.label} />
      </p>
      <p className="text-lead">{fillIn(letter.result, { role, met, asked })}</p>
      <p className="font-display text-title page-md:text-headline">
        {fillIn(letter.reason, { skill: skill.skill, has: skill.shown, needs: skill.asked })}{' '}
        <mark className="bg-sun px-1 text-ink">{fillIn(letter.course, course)}</mark>
      </p>
      <p>{letter.signed}</p>
    </article>
  );
}
