import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import screen from '../../content/screens/skills-1st-matching.yaml';
import { matchOf } from '../../screens/match.ts';
import { LevelDots } from '../../sections/LevelDots.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import './blind-slip.css';

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
    <li>
      <span>{skill}</span> <span className="visually-hidden">{level}</span>
      <LevelDots shown={shown[place] ?? 0} asked={asked[place] ?? 1} />
    </li>
  );
}

/** One CV line by line, and beside each line what the match reads from it: nothing, or skills with their levels. */
export function BlindSlip(slip: Slip) {
  const { name, title, text, columns, lines, limits } = slip;
  const shown = shownBy(slip.code);
  const { met, share } = matchOf(asked, shown);
  const out = lines.filter((line) => 'out' in line).length;
  return (
    <Sheet id="slip" name={name} title={title} text={text} ground="mist">
      <table className="blind">
        <thead>
          <tr>
            <th scope="col">{columns.cv}</th>
            <th scope="col">
              <span className="blind-scissors i-lucide-scissors" aria-hidden="true" />
              {columns.slip}
              <span className="blind-code">{`${slip.candidate} ${slip.code}`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) =>
            'out' in line ? (
              <tr key={line.text} className="blind-out">
                <td>
                  <s>{line.text}</s>
                </td>
                <td>
                  <span className="blind-void">
                    <span className="i-lucide-eye-off" aria-hidden="true" />
                    {`${slip.out}: ${line.out}`}
                  </span>
                </td>
              </tr>
            ) : (
              <tr key={line.text}>
                <td>{line.text}</td>
                <td>
                  <ul className="blind-skills">
                    {line.reads.map((skill) => (
                      <Reading key={skill} skill={skill} shown={shown} level={slip.level} />
                    ))}
                  </ul>
                </td>
              </tr>
            ),
          )}
        </tbody>
        <tfoot>
          <tr>
            <td>{fillIn(slip.sum, { out, lines: lines.length })}</td>
            <td>{fillIn(slip.result, { met, asked: asked.length, share })}</td>
          </tr>
        </tfoot>
      </table>
      <div className="blind-limits">
        <h3 className="font-700 text-title">{limits.title}</h3>
        <dl>
          {limits.items.map((item) => (
            <div key={item.title} className="blind-limit">
              <dt>{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
