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
      <table className="choice">
        <thead>
          <tr>
            <th scope="col">{columns.product}</th>
            {cells.map((cell) => (
              <th key={cell} scope="col">
                {columns[cell]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.product}>
              <th scope="row">
                <Link className="text-link" to={row.to}>
                  {row.product}
                </Link>
              </th>
              {cells.map((cell) => (
                <td key={cell}>
                  <span className="choice-label">{columns[cell]}</span> {row[cell]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="choice-claim">
        <b>{claim.figure}</b> {claim.wording} {claimFor}{' '}
        <span>
          {source}: {claim.source}
        </span>
      </p>
    </Sheet>
  );
}
