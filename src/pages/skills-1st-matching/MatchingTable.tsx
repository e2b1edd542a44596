import copy from '../../content/screens/skills-1st-matching.yaml';
import { LevelDots } from '../../sections/LevelDots.tsx';
import { matchOf } from './match.ts';
import '../../design/screens-people.css';

const asked = copy.skills.map((column) => column.asked);

/** Candidates as rows, skills as columns; the match is worked out from the row's levels. */
export function MatchingTable() {
  const { caption, code, match, of } = copy.table;
  return (
    <table className="people-table matching-table table-fixed">
      <caption className="people-label pb-1.5">{caption}</caption>
      <thead>
        <tr>
          <th
            className="pr-0 py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom first:w-11.5 last:w-11 last:text-right screen-sm:first:w-15 screen-lg:not-last:pr-2"
            scope="col"
          >
            {code}
          </th>
          {copy.skills.map(({ skill }) => (
            <th
              className="pr-0 py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom first:w-11.5 last:w-11 last:text-right screen-sm:first:w-15 screen-lg:not-last:pr-2"
              key={skill}
              scope="col"
            >
              <span className="block [rotate:180deg] [writing-mode:vertical-rl] screen-lg:[rotate:none] screen-lg:[writing-mode:horizontal-tb]">
                {skill}
              </span>
            </th>
          ))}
          <th
            className="pr-0 py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom first:w-11.5 last:w-11 last:text-right screen-sm:first:w-15 screen-lg:not-last:pr-2"
            scope="col"
          >
            {match}
          </th>
        </tr>
        <tr>
          <th
            className="pr-0 py-1.5 border-t-[var(--screen-line)] font-400 text-[var(--screen-quiet)] leading-[1.1] align-top first:w-11.5 last:w-11 last:text-right screen-sm:first:w-15 screen-lg:not-last:pr-2"
            scope="row"
          >
            {copy.table.asked}
          </th>
          {copy.skills.map((column) => (
            <td
              className="pr-0 py-1.5 border-t-[var(--screen-line)] text-[var(--screen-quiet)] leading-[1.1] align-top last:text-right screen-lg:not-last:pr-2"
              key={column.skill}
            >
              <LevelDots asked={column.asked} />
            </td>
          ))}
          <td className="pr-0 py-1.5 border-t-[var(--screen-line)] text-[var(--screen-quiet)] leading-[1.1] align-top last:text-right screen-lg:not-last:pr-2" />
        </tr>
      </thead>
      <tbody>
        {copy.candidates.map((candidate) => {
          const { met, share } = matchOf(asked, candidate.shown);
          return (
            <tr
              key={candidate.code}
              className={
                candidate.code === copy.opened.code
                  ? 'bg-mist [box-shadow:inset_3px_0_var(--colors-sun)] forced-colors:[outline:1px_solid_CanvasText]'
                  : ''
              }
            >
              <th className="pr-0 font-650 last:text-right screen-lg:not-last:pr-2" scope="row">
                {candidate.code}
              </th>
              {copy.skills.map((column, index) => (
                <td className="pr-0 last:text-right screen-lg:not-last:pr-2" key={column.skill}>
                  <LevelDots shown={candidate.shown[index] ?? 0} asked={column.asked} />
                </td>
              ))}
              <td className="pr-0 last:text-right screen-lg:not-last:pr-2">
                <b className="font-650">{share}%</b>
                <span className="people-note">
                  {met} {of} {asked.length}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
