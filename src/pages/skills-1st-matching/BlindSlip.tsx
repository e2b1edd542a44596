import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import screen from '../../content/screens/skills-1st-matching.yaml';
import { LevelDots } from '../../sections/LevelDots.tsx';
import { matchOf } from '../../sections/match.ts';
import { Section } from '../../sections/Section.tsx';

type Slip = Content<'skills-1st-matching'>['slip'];

const asked = screen.skills.map((column) => column.asked);

/** What the product's screen shows for the candidate; throws for a code that is not on it. */
function shownBy(code: string): readonly number[] {
  const candidate = screen.candidates.find((known) => known.code === code);
  if (!candidate) throw new Error(`The matching screen shows no candidate ${code}.`);
  return candidate.shown;
}

function Reading({ skill, shown, level }: { skill: string; shown: readonly number[]; level: string }) {
  const place = screen.skills.findIndex((column) => column.skill === skill);
  return (
    <li className="flex gap-4 justify-between items-baseline font-650">
      <span>{skill}</span> <span className="visually-hidden">{level}</span>
      <LevelDots shown={shown[place] ?? 0} asked={asked[place] ?? 1} place="beside" />
    </li>
  );
}

const row = 'block py-3 page-md:grid page-md:py-0 page-md:grid-cols-[7fr_5fr]';
const heading = 'font-display text-heading font-700 leading-[1.3]';
const cvCell = 'block px-5 text-left page-md:px-7 page-md:py-3';
/** The slip is torn off along the dashed line. */
const slipCell = `${cvCell} page-md:border-l-2 page-md:border-l-dashed page-md:border-l-outline`;

/** One CV line by line, and beside each line what the match reads from it: nothing, or skills with their levels. */
export function BlindSlip(slip: Slip) {
  const { title, text, columns, lines, limits } = slip;
  const shown = shownBy(slip.code);
  const { met, share } = matchOf(asked, shown);
  const out = lines.filter((line) => 'out' in line).length;
  return (
    <Section id="slip" title={title} text={text} ground="mist">
      <table className="w-full border-collapse border border-ink bg-paper">
        <thead>
          <tr className={`${row} border-b border-b-ink`}>
            <th className={`${cvCell} ${heading}`} scope="col">
              {columns.cv}
            </th>
            <th
              className={`${slipCell} ${heading} page-md:flex page-md:gap-2 page-md:items-center`}
              scope="col"
            >
              <span
                className="i-lucide-scissors inline-block mr-2 align-[-0.15em] page-md:mr-0 page-md:-ml-10.4 page-md:p-1 page-md:bg-ink"
                aria-hidden="true"
              />
              {columns.slip}
              <span className="block font-text text-small font-600 leading-[1.3] tabular-nums page-md:ml-auto">{`${slip.candidate} ${slip.code}`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.text} className={`${row} border-b border-b-contour`}>
              {'out' in line ? (
                <>
                  <td className={cvCell}>
                    <s className="text-slate decoration-ink decoration-2">{line.text}</s>
                  </td>
                  <td
                    className={`${slipCell} page-md:[background:repeating-linear-gradient(-45deg_in_srgb,var(--colors-contour)_0_1px,transparent_1px_8px)]`}
                  >
                    <span className="inline-flex gap-2.5 pr-2 items-baseline bg-paper text-slate text-small leading-[1.55]">
                      <span className="i-lucide-eye-off flex-none translate-y-[0.15em]" aria-hidden="true" />
                      {`${slip.out}: ${line.out}`}
                    </span>
                  </td>
                </>
              ) : (
                <>
                  <td className={cvCell}>{line.text}</td>
                  <td className={slipCell}>
                    <ul className="grid gap-1.5 mt-1.5 page-md:mt-0">
                      {line.reads.map((skill) => (
                        <Reading key={skill} skill={skill} shown={shown} level={slip.level} />
                      ))}
                    </ul>
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={row}>
            <td className={`${cvCell} text-slate`}>{fillIn(slip.sum, { out, lines: lines.length })}</td>
            <td className={`${slipCell} font-display text-heading font-700 leading-[1.25]`}>
              {fillIn(slip.result, { met, asked: asked.length, share })}
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="grid gap-6 mt-block page-lg:gap-0 page-lg:grid-cols-[3fr_9fr]">
        <h3 className="font-700 text-title max-w-[16ch]">{limits.title}</h3>
        <dl>
          {limits.items.map((item) => (
            <div
              key={item.title}
              className="grid gap-y-1 gap-x-gutter py-4.5 border-t border-t-line page-md:grid-cols-[4fr_5fr]"
            >
              <dt className="font-700">{item.title}</dt>
              <dd className="max-w-[60ch]">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
