import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import '../../design/suite-choice.css';

const cells = ['question', 'people', 'data', 'first'] as const;

/** The products against each other: which answers what, for whom, from which data, and what comes first. */
export function ProductChoice(props: Content<'skillsuite-overview'>['choice']) {
  const { columns, rows, claim, claimFor, source, control, ...heading } = props;
  return (
    <Sheet
      id="choice"
      {...heading}
      ground="mist"
      aside={
        <Link className="button" to={control.to}>
          {control.label}
        </Link>
      }
    >
      <table className="choice border-collapse w-full">
        <thead className="max-page-md:absolute max-page-md:overflow-hidden max-page-md:w-px max-page-md:h-px max-page-md:[clip-path:inset(50%)]">
          <tr className="max-page-md:block max-page-md:gap-y-3.5 max-page-md:gap-x-5 max-page-md:py-6 max-page-md:border-t max-page-md:border-t-ink max-page-md:grid-cols-2">
            <th
              className="text-left align-baseline page-md:pr-5 page-md:pl-0 page-md:pt-0 page-md:pb-2.5 page-md:border-0 page-md:border-t-line page-md:text-quiet page-md:text-small page-md:font-600 max-page-md:block page-md:last:pr-0"
              scope="col"
            >
              {columns.product}
            </th>
            {cells.map((cell) => (
              <th
                className="text-left align-baseline page-md:pr-5 page-md:pl-0 page-md:pt-0 page-md:pb-2.5 page-md:border-0 page-md:border-t-line page-md:text-quiet page-md:text-small page-md:font-600 max-page-md:block page-md:last:pr-0"
                key={cell}
                scope="col"
              >
                {columns[cell]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-page-md:block">
          {rows.map((row) => (
            <tr
              className="max-page-md:block max-page-md:gap-y-3.5 max-page-md:gap-x-5 max-page-md:py-6 max-page-md:border-t max-page-md:border-t-ink max-page-md:grid-cols-2"
              key={row.product}
            >
              <th
                className="text-left align-baseline font-display text-heading font-700 page-md:pr-5 page-md:pl-0 page-md:py-4 page-md:border-t page-md:border-t-line page-lg:whitespace-nowrap page-lg:text-lead max-page-md:block page-md:last:pr-0"
                scope="row"
              >
                <Link className="text-link" to={row.to}>
                  {row.product}
                </Link>
              </th>
              {cells.map((cell) => (
                <td
                  className="text-left align-baseline page-md:pr-5 page-md:pl-0 page-md:py-4 page-md:border-t page-md:border-t-line max-page-md:block page-md:nth-2:font-600 page-md:last:pr-0"
                  key={cell}
                >
                  <span className="block text-slate text-small leading-[1.55] page-md:hidden">
                    {columns[cell]}
                  </span>{' '}
                  {row[cell]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-8 page-lg:ml-1/4">
        <b className="font-display text-heading leading-[1.55]">{claim.figure}</b> {claim.wording} {claimFor}{' '}
        <span className="block text-quiet text-caption">
          {source}: {claim.source}
        </span>
      </p>
    </Sheet>
  );
}
