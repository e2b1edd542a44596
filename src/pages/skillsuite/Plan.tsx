import { fillIn } from '../../content/format.ts';
import screens from '../../content/screens/question.yaml';
import page from './page.yaml';
import { byDivision } from './plan.ts';
import styles from './SkillSuite.module.css';

const { plan } = page;
const divisions = byDivision(screens.vacancies);
const all = screens.vacancies.length;
const outside = screens.vacancies.filter(({ way }) => way === 'advert').length;

/** How many jobs go to colleagues and how many are advertised. */
export const planText = fillIn(plan.text, { jobs: all, within: all - outside, outside });

type Vacancy = (typeof divisions)[number]['vacancies'][number];

/** Who fills a vacancy and when. */
const answerOf = ({ way, who = '', learns = '' }: Vacancy) => fillIn(plan.ways[way].text, { who, learns });

/** A vacancy as a radio button; the stylesheet shows its words where the pointer or the choice is. */
function Entry({ vacancy, division }: { readonly vacancy: Vacancy; readonly division: string }) {
  const name = fillIn(plan.vacancy, { number: vacancy.number, division });
  const answer = answerOf(vacancy);
  return (
    <label className={styles.entry}>
      <span
        className={`relative grid h-11 place-items-center print:hidden ${styles.square} ${styles[vacancy.way]}`}
      >
        <input
          className={styles.input}
          type="radio"
          name="vacancy"
          aria-label={`${name}: ${answer}`}
          defaultChecked={vacancy.number === 1}
        />
        <span aria-hidden="true">{vacancy.number}</span>
      </span>
      <span className={`print:block ${styles.readout}`} aria-hidden="true">
        <b className="font-600">{name}:</b> {answer}
      </span>
    </label>
  );
}

/** How many vacancies are filled in each way. */
export function PlanKey() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-small">
      {(['now', 'one', 'two', 'advert'] as const).map((way) => (
        <li key={way} className="flex items-center gap-2">
          <span className={`size-5 ${styles.square} ${styles[way]}`} aria-hidden="true" />
          <b>{screens.vacancies.filter((vacancy) => vacancy.way === way).length}</b> {plan.ways[way].label}
        </li>
      ))}
      <li className="basis-full text-muted">{plan.source}</li>
    </ul>
  );
}

/** The vacancies of the plan, division by division. Each says who fills it; those that nobody can fill yet are hollow. */
export function Plan() {
  return (
    <fieldset className={`grid gap-3 ${styles.plan}`}>
      <legend className="sr-only">{plan.choose}</legend>
      {divisions.map(({ division, vacancies }) => (
        <div
          key={division}
          className="grid gap-x-6 gap-y-1.5 page-md:grid-cols-[6rem_1fr] page-md:items-center"
        >
          <p className="font-600" aria-hidden="true">
            {division}
          </p>
          <p className="grid grid-cols-9 gap-2 print:block">
            {vacancies.map((vacancy) => (
              <Entry key={vacancy.number} vacancy={vacancy} division={division} />
            ))}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
