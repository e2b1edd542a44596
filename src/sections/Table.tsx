import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface Row {
  readonly name: string;
  /** What the row begins with, where that is more than its name. */
  readonly head?: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  readonly caption: string;
  /** Shows the caption; it is read out in any case. */
  readonly captionClassName?: string;
  /** Beginning with that of the names; each is unique. */
  readonly columns: readonly string[];
  /** A key to the colours of a column, before its heading. */
  readonly keys?: Readonly<Record<string, ReactNode>>;
  readonly rows: readonly Row[];
  readonly sums?: readonly Row[];
  /** Columns that hold more than figures begin on the left. */
  readonly left?: boolean;
  /** On phones each row is a block: its name, and under it each cell with the name of its column. */
  readonly folds?: boolean;
  /** Type size, and space around the cells as `--cell`. */
  readonly className?: string;
}

/**
 * An account: names on the left, figures in columns at the right, sums under a line. Where its words are wider than its place,
 * it moves sideways there, unless it folds.
 */
export function Table({ caption, captionClassName, columns, keys, rows, sums = [], ...looks }: TableProps) {
  const line = ({ name, head = name, cells }: Row) => (
    <tr key={name}>
      <th scope="row">{head}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} data-column={looks.folds ? columns[index + 1] : undefined}>
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <div className="relative overflow-x-auto">
      <table
        className={`${styles.table} ${looks.className ?? ''}`}
        data-left={looks.left}
        data-folds={looks.folds}
      >
        <caption className={captionClassName ?? 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {keys?.[column]}
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        {sums.length > 0 ? <tfoot>{sums.map(line)}</tfoot> : null}
      </table>
    </div>
  );
}
