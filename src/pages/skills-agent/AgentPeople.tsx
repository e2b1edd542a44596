import type { ReactNode } from 'react';
import { initials } from '../../content/format.ts';
import copy from '../../content/screens/skills-agent.yaml';
import '../../design/screens-people.css';

type Person = (typeof copy.people)[number];

function Missing({ missing, learning }: Person): ReactNode {
  if (missing === undefined) return <span className="people-quiet">{copy.table.none}</span>;
  return (
    <>
      {missing}
      {learning ? <span className="people-note">{copy.table.learning[learning]}</span> : null}
    </>
  );
}

/** The people of the answer: how many of the required skills they have, what is missing and for how long. */
export function AgentPeople() {
  const { caption, columns, of, now, weeks } = copy.table;
  const asked = copy.required.skills.length;
  return (
    <table className="people-table agent-people">
      <caption className="people-label">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.person}</th>
          <th scope="col">{columns.matching}</th>
          <th scope="col">{columns.missing}</th>
          <th scope="col">{columns.weeks}</th>
        </tr>
      </thead>
      <tbody>
        {copy.people.map((person) => (
          <tr key={person.name}>
            <th scope="row">
              <span className="avatar" aria-hidden="true">
                {initials(person.name)}
              </span>
              {person.name}
              <span className="people-note">{person.role}</span>
            </th>
            <td>
              <b>{person.missing === undefined ? asked : asked - 1}</b> {of} {asked}
            </td>
            <td>
              <Missing {...person} />
            </td>
            <td>
              {person.weeks === 0 ? (
                <b className="agent-now">{now}</b>
              ) : (
                <>
                  <b>{person.weeks}</b> {weeks}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
