import type { Content } from '../../content/schemas.ts';
import '../../design/home.css';

const euros = new Intl.NumberFormat('en-GB');

/** A sample account of what a skills gap costs; the total is the sum of its rows. */
export function CostLedger({ title, columns, rows, total, note }: Content<'home'>['roi']['ledger']) {
  const sum = rows.reduce((amount, row) => amount + row.amount, 0);
  return (
    <div className="ledger">
      <table className="ledger-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col">{columns.reckoning}</th>
            <th scope="col">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.item}>
              <th scope="row">{row.item}</th>
              <td>{row.reckoning}</td>
              <td>{euros.format(row.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {total}
            </th>
            <td>{euros.format(sum)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="ledger-note">{note}</p>
    </div>
  );
}
