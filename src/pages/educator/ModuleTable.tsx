import styles from './Thresholds.module.css';
import type { Curriculum, Place, Verdict } from './thresholds.ts';

interface ModuleTableProps {
  readonly words: Curriculum;
  /** The skills with the terms in which they are taught and what follows. */
  readonly followed: readonly (Omit<Curriculum['skills'][number], 'taught'> & {
    readonly taught: boolean[];
    readonly verdict: Verdict;
  })[];
  /** The skill that the chart draws large. */
  readonly drawn: number;
  readonly onDraw: (skill: number) => void;
  readonly onHover: (place: Place | undefined) => void;
}

/** The module term by term: a band where a skill is taught, its share of job adverts, and what follows in the next term. */
export function ModuleTable({ words, followed, drawn, onDraw, onHover }: ModuleTableProps) {
  const { terms } = words;
  return (
    <table
      className={`${styles.table} w-full table-fixed border-separate self-start text-center leading-tight tabular-nums max-page-md:text-small`}
    >
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-small">
        <tr>
          <th scope="col">{words.skill}</th>
          {[...terms, words.next].map(({ name, brief }) => (
            <th key={name} scope="col">
              <abbr title={name} className="inline-block max-w-8 no-underline page-md:hidden">
                {brief}
              </abbr>
              <span className="max-page-md:hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {followed.map(({ skill, terms: cells, taught, verdict }, row) => (
          <tr key={skill}>
            <th scope="row">
              <label
                className={`${styles.skill} relative grid min-h-11 cursor-pointer content-center wrap-anywhere`}
              >
                <input
                  className={styles.pick}
                  type="radio"
                  name="skill"
                  checked={row === drawn}
                  onChange={() => onDraw(row)}
                />
                <span>{skill}</span>
              </label>
            </th>
            {cells.map(({ share }, term) => (
              <td
                key={terms[term]?.name}
                className={taught[term] ? styles.taught : styles.cell}
                onPointerEnter={() => onHover({ skill: row, term })}
                onPointerLeave={() => onHover(undefined)}
              >
                {share}%<span className="sr-only"> {taught[term] ? words.taught : words.untaught}</span>
              </td>
            ))}
            <td className={styles[verdict]}>
              {verdict === 'none' ? (
                <span className="sr-only">{words.untaught}</span>
              ) : (
                words.verdicts[verdict]
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
