import '../design/legal-tables.css';

interface LegalTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Rows of as many cells as there are columns; the first names the row. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * A table that becomes a list of records on narrow pages, each cell under its column's name. The roles keep it a table for
 * screen readers there too, as browsers drop them with the layout (HTML-AAM leaves it open).
 */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <table className="legal-table mt-2 border-t border-t-ink w-full text-small leading-[1.45] text-left">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th className="[overflow-wrap:anywhere]" key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th className="[overflow-wrap:anywhere] font-600" scope="row">
              {name}
            </th>
            {cells.map((cell, position) => (
              <td
                className="[overflow-wrap:anywhere]"
                key={columns[position + 1]}
                data-column={columns[position + 1]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
