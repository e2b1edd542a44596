import { count, fillIn, sum } from '../../content/format.ts';
import { Bar } from '../../sections/screen/Bar.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import styles from './Filter.module.css';
import page from './page.yaml';

type TimedStep = Pick<(typeof page)['search']['sides'][number]['steps'][number], 'left' | 'minutes' | 'once'>;

/** The steps of a search with the people each begins with and the minutes it takes, and the minutes of all. */
export function searchFigures<Step extends TimedStep>(steps: readonly Step[], applicants: number) {
  const stages = steps.map((step, index) => {
    const people = steps[index - 1]?.left ?? applicants;
    return { ...step, people, spent: step.once ? step.minutes : people * step.minutes };
  });
  return { stages, minutes: sum(stages.map(({ spent }) => spent)) };
}

const { title, text, applicants, key, labels, sides, results } = page.search;

const { suitable, rejected } = page.filter.built;

/** How many of the people with the skills the filter lets through as the page is built. */
const kept = suitable - rejected;

const ways = sides.map((side) => ({ ...side, ...searchFigures(side.steps, applicants) }));

/** Minutes as hours and minutes in words; whole hours without the nought behind them. */
export function timeOf(spent: number): string {
  const minutes = spent % 60;
  return fillIn(minutes === 0 ? labels.even : labels.hours, { hours: (spent - minutes) / 60, minutes });
}

/** Who is left at each stage of a way, and the step that brought them there with the minutes it took. */
function stagesOf({ stages, begin }: (typeof ways)[number]) {
  return [
    { people: applicants, words: labels.applied, step: '', spent: 0, source: begin },
    ...stages.map(({ people, left, minutes, once, spent, step, text: words, source }) => {
      const time = fillIn(once ? labels.once : labels.each, { people, minutes, hours: timeOf(spent) });
      return {
        people: left,
        words,
        step: `${step}, ${time}`,
        spent,
        source: fillIn(source, { left, people, kept, suitable }),
      };
    }),
  ];
}

const [cv = [], skills = []] = ways.map(stagesOf);
const stages = cv.map((stage, index) => [stage, skills[index] ?? stage] as const);

/** The stage whose source stands there at first: the filter's, on the left. */
const opened = 1;

/** The longest step of both ways, in minutes. */
const longest = Math.max(...[...cv, ...skills].map(({ spent }) => spent));

/** Both sides of the middle: the left one reads towards it. */
const sideLooks = [
  {
    cell: 'pr-3 text-right page-sm:pr-5',
    bar: 'ml-auto -scale-x-100',
    fill: 'fill-slate',
  },
  { cell: 'pl-3 page-sm:pl-5', bar: '', fill: 'fill-lagoon' },
] as const;

/**
 * The two searches back to back. Each stage has a bar as long as there are people, so that everybody reaches the page's edges,
 * and one as long as its step took, so that the longest does. The chosen stage says where its number comes from.
 */
function Funnels() {
  return (
    <table className="w-full table-fixed tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {ways.map((way, index) => (
            <th
              key={way.title}
              className={`pb-3 font-display text-title ${sideLooks[index]?.cell} ${index === 1 ? 'text-left' : ''}`}
              scope="col"
            >
              {way.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="align-top">
        {stages.map((stage, place) => (
          <tr key={stage[0].words}>
            {stage.map(({ people, words, step, spent, source }, index) => (
              <td key={ways[index]?.title} className="pb-5 first:border-r first:border-r-foreground">
                <label className={`block ${styles.stage}`}>
                  <input
                    type="radio"
                    name="stage"
                    defaultChecked={index === 0 && place === opened}
                    aria-label={`${ways[index]?.title}: ${count(people)} ${words}. ${source}`}
                  />
                  <Bar
                    amount={people}
                    most={applicants}
                    className={`h-7 w-full ${sideLooks[index]?.bar} ${sideLooks[index]?.fill}`}
                  />
                  <span className={`block pt-2 leading-tight ${sideLooks[index]?.cell}`}>
                    <b className="font-display text-title leading-none">{count(people)}</b> {words}
                  </span>
                  {spent > 0 ? (
                    <>
                      <Bar
                        amount={spent}
                        most={longest}
                        className={`mt-3 h-2.5 w-full fill-foreground ${sideLooks[index]?.bar}`}
                      />
                      <span
                        className={`block pt-1 text-muted text-small leading-tight ${sideLooks[index]?.cell}`}
                      >
                        {step}
                      </span>
                    </>
                  ) : null}
                  <span className={styles.source}>{source}</span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the bars are: one of each kind, with its name. */
function Key() {
  return (
    <p className="mb-part flex flex-wrap gap-x-8 gap-y-1 text-small" aria-hidden="true">
      <span className="inline-flex items-center gap-2.5">
        <span className="h-5 w-9 bg-lagoon forced-color-adjust-none" /> {key.people}
      </span>
      <span className="inline-flex items-center gap-2.5">
        <span className="h-2.5 w-9 bg-foreground forced-color-adjust-none" /> {key.time}
      </span>
    </p>
  );
}

/** One search done twice: the funnels from edge to edge, and what each way cost and found. */
export function SearchFunnels() {
  const [byCv = '', bySkill = ''] = ways.map(({ minutes }) => timeOf(minutes));
  const figure = (
    <>
      <Key />
      <div role="radiogroup" aria-label={title}>
        <Funnels />
      </div>
    </>
  );
  return (
    <Section id="search" head="row" background="mist" title={title} text={text} figure={figure}>
      <Table
        left
        caption={title}
        columns={[results.what, ...ways.map((way) => way.title)]}
        rows={[{ what: results.time, cv: byCv, skills: bySkill }, ...results.rows].map((row) => ({
          name: row.what,
          cells: [
            <span key="cv" className="text-muted">
              {row.cv}
            </span>,
            <b key="skills" className="font-display text-heading">
              {row.skills}
            </b>,
          ],
        }))}
      />
    </Section>
  );
}
