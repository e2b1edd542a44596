import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './skills-ai.css';

/** The challenge as a table: what an advert, a course and a CV call the same skill. */
export function ManyNames({ columns, rows, name, title, text }: Content<'skills-ai'>['challenge']) {
  const sources = ['advert', 'course', 'cv'] as const;
  return (
    <Sheet id="challenge" name={name} title={title} text={text}>
      <table className="names">
        <thead>
          <tr>
            {sources.map((source) => (
              <th key={source} scope="col">
                {columns[source]}
              </th>
            ))}
            <th scope="col">{columns.skill}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.skill}>
              {sources.map((source) => (
                <td key={source}>
                  <span className="names-source">{columns[source]}</span>
                  {`“${row[source]}”`}
                </td>
              ))}
              <th scope="row">
                <span>{row.skill}</span>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
