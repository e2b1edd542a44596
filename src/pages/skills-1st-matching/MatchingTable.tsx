import copy from '../../content/screens/skills-1st-matching.yaml';
import { matchOf } from '../../screens/match.ts';
import { LevelDots } from '../../sections/LevelDots.tsx';
import '../../design/screens-people.css';

const asked = copy.skills.map((column) => column.asked);

/** Candidates as rows, skills as columns; the match is worked out from the row's levels. */
export function MatchingTable() {
  const { caption, code, match, of } = copy.table;
  return (
    <table className="people-table matching-table">
      <caption className="people-label">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{code}</th>
          {copy.skills.map(({ skill }) => (
            <th key={skill} scope="col">
              <span>{skill}</span>
            </th>
          ))}
          <th scope="col">{match}</th>
        </tr>
        <tr className="matching-asked">
          <th scope="row">{copy.table.asked}</th>
          {copy.skills.map((column) => (
            <td key={column.skill}>
              <LevelDots asked={column.asked} />
            </td>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {copy.candidates.map((candidate) => {
          const { met, share } = matchOf(asked, candidate.shown);
          return (
            <tr key={candidate.code} className={candidate.code === copy.opened.code ? 'matching-open' : ''}>
              <th scope="row">{candidate.code}</th>
              {copy.skills.map((column, index) => (
                <td key={column.skill}>
                  <LevelDots shown={candidate.shown[index] ?? 0} asked={column.asked} />
                </td>
              ))}
              <td>
                <b>{share}%</b>
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
