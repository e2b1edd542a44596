import { count } from '../../content/format.ts';
import styles from './board.module.css';

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
      <th
        className="pr-0 pl-2 py-0.5 font-400 text-right align-baseline max-page-xs:pl-1.5 first:pl-0 first:w-[34%] first:text-left max-page-xs:first:w-auto"
        scope="row"
      >
        {name}
      </th>
      {columns.slice(1).map((column, index) => (
        <td
          className="pr-0 pl-2 py-0.5 font-400 text-right align-baseline max-page-xs:pl-1.5 first:pl-0 first:w-[34%] first:text-left max-page-xs:first:w-auto"
          key={column}
        >
          {shown(values[index] ?? '')}
        </td>
      ))}
    </tr>
  ));
}

/** A small account of the board paper. */
export function BoardTable({ name, columns, rows, sums }: BoardTableProps) {
  return (
    <table
      className={`${styles.boardTable} border-collapse table-fixed mt-1 w-full tabular-nums lining-nums max-page-xs:text-caption max-page-xs:wrap-normal max-page-xs:table-auto max-page-3xs:wrap-anywhere`}
    >
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              className="pr-0 pl-2 py-0.5 border-b border-b-ink font-400 text-right text-slate text-caption align-bottom max-page-xs:pl-1.5 first:pl-0 first:w-[34%] first:text-left max-page-xs:first:w-auto"
              key={column}
              scope="col"
            >
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
