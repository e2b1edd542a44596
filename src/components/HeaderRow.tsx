interface HeaderRowProps {
  /** Unique headings. */
  readonly columns: readonly string[];
  readonly className?: string;
}

/** The header row of a table. */
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
