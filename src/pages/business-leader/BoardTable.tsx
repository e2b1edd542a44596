import { count } from '../../content/format.ts';
import './board.css';

type Line = readonly (string | number)[];

interface BoardTableProps {
  readonly name: string;
  readonly columns: readonly string[];
  /** Each begins with its name. */
  readonly rows: readonly Line[];
  /** The sums under them, of the same shape. */
  readonly sums: readonly Line[];
}

/** Nought as a dash, as accounts are written. */
function shown(value: string | number): string {
  if (typeof value === 'string') return value;
  return value === 0 ? '\u2013' : count(value);
}

function Lines({ columns, lines }: Pick<BoardTableProps, 'columns'> & { readonly lines: readonly Line[] }) {
  return lines.map(([name = '', ...values]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {columns.slice(1).map((column, index) => (
        <td key={column}>{shown(values[index] ?? '')}</td>
      ))}
    </tr>
  ));
}

/** A small account of the board paper. */
export function BoardTable({ name, columns, rows, sums }: BoardTableProps) {
  return (
    <table className="board-table">
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Lines columns={columns} lines={rows} />
      </tbody>
      <tfoot>
        <Lines columns={columns} lines={sums} />
      </tfoot>
    </table>
  );
}
