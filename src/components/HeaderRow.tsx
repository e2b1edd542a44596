interface HeaderRowProps {
  /** Each is unique. */
  readonly columns: readonly string[];
  readonly className?: string;
}

/** The row of headings over a table's columns. */
export function HeaderRow({ columns, className }: HeaderRowProps) {
  return (
    <tr className={className}>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  );
}
