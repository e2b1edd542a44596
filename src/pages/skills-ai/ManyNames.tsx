import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';

/** The challenge as a table: what an advert, a course and a CV call the same skill. */
export function ManyNames({ columns, rows, name, title, text }: Content<'skills-ai'>['challenge']) {
  const sources = ['advert', 'course', 'cv'] as const;
  return (
    <Sheet id="challenge" name={name} title={title} text={text}>
      <table className="border-collapse border-t border-t-ink w-full">
        <thead className="absolute overflow-hidden w-px h-px [clip-path:inset(50%)] page-md:static page-md:w-auto page-md:h-auto page-md:[clip-path:none]">
          <tr className="grid gap-3 py-6 border-b border-b-contour page-md:gap-gutter page-md:py-3.5 page-md:grid-cols-[3fr_3fr_3fr_2.4fr] page-md:items-start page-md:text-slate page-md:text-small">
            {sources.map((source) => (
              <th className="font-400 text-left" key={source} scope="col">
                {columns[source]}
              </th>
            ))}
            <th className="font-400 text-left" scope="col">
              {columns.skill}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              className="grid gap-3 py-6 border-b border-b-contour page-md:gap-gutter page-md:grid-cols-[3fr_3fr_3fr_2.4fr] page-md:items-start"
              key={row.skill}
            >
              {sources.map((source) => (
                <td className="font-400 text-left" key={source}>
                  <span className="block text-slate text-small leading-[1.55] page-md:hidden">
                    {columns[source]}
                  </span>
                  {`“${row[source]}”`}
                </td>
              ))}
              <th className="font-400 text-left" scope="row">
                <span className="px-2 py-0.5 bg-sun font-700 leading-[1.75] [box-decoration-break:clone]">
                  {row.skill}
                </span>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
