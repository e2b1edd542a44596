import type { ReactNode } from 'react';
import type { World } from '../../design/worlds.ts';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import styles from './Table.module.css';

interface Row {
  readonly name: string;
  /** The content of the row's header cell; by default the name. */
  readonly head?: ReactNode;
  readonly cells: readonly ReactNode[];
  /** The product that the row is about. Only in the variant `products`. */
  readonly mark?: World;
}

interface TableProps {
  /**
   * - `plain`: hairlines between the rows.
   * - `products`: each row on the ground of its product's colours, with its mark before the name.
   */
  readonly variant?: 'plain' | 'products';
  readonly caption: string;
  /** Shows the caption. By default it is for screen readers only. */
  readonly captionClassName?: string;
  /** Unique headings, including that of the names. */
  readonly columns: readonly string[];
  /** A swatch before a column's heading. */
  readonly keys?: Readonly<Record<string, ReactNode>>;
  readonly rows: readonly Row[];
  readonly sums?: readonly Row[];
  /** Aligns columns to the left, for cells with text. */
  readonly left?: boolean;
  /** Turns each row into a block on phones: its name, and below it each cell with its column's name. */
  readonly folds?: boolean;
  /** Classes of the table, such as its text size; `--cell` sets the cells' vertical padding. */
  readonly className?: string;
}

/** A table with names on the left, figures in columns on the right and sums under a line. It scrolls sideways if it is too wide. */
export function Table({ caption, captionClassName, columns, keys, rows, sums = [], ...looks }: TableProps) {
  const { variant = 'plain', left, folds } = looks;
  const classes = [
    styles.table,
    variant === 'products' && styles.products,
    left && styles.left,
    folds && styles.folds,
    looks.className,
  ];
  const renderRow = ({ name, head = name, cells, mark }: Row) => (
    <tr key={name} data-world={mark}>
      <th scope="row">
        {mark ? (
          <span className="flex items-center gap-3">
            <ProductGlyph product={mark} className="size-8 text-foreground stroke-current" />
            <span>{head}</span>
          </span>
        ) : (
          head
        )}
      </th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} data-column={folds ? columns[index + 1] : undefined}>
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <div className="relative overflow-x-auto">
      <table className={classes.filter(Boolean).join(' ')}>
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
        <tbody>{rows.map(renderRow)}</tbody>
        {sums.length > 0 ? <tfoot>{sums.map(renderRow)}</tfoot> : null}
      </table>
    </div>
  );
}
