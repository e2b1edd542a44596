import { NamedIcon } from '../../components/Icon.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import styles from './Points.module.css';

interface Point {
  readonly title: string;
  readonly text?: string;
  readonly icon?: string | undefined;
  /** A small line above the title. */
  readonly above?: string;
  /** A short figure, large above the title in columns. */
  readonly figure?: string | undefined;
  /** A bold line at the end. */
  readonly note?: string;
}

interface PointsProps {
  /**
   * - `columns`: a line above each.
   * - `rows`: hairline rows of title and text.
   * - `numbered`: large numerals, for points whose order matters.
   */
  readonly variant?: 'columns' | 'rows' | 'numbered';
  readonly items: readonly Point[];
  /** Two columns, for points beside a heading. By default the number of points decides. */
  readonly columns?: 2;
}

/** Returns classes for two columns (two entries), four columns (four entries) or three columns (any other number). */
function balancedColumns(entries: number): string {
  if (entries === 2) return 'page-md:grid-cols-2';
  return entries === 4 ? 'page-md:grid-cols-2 page-lg:grid-cols-4' : 'page-md:grid-cols-3';
}

/** Classes of two columns, for entries beside a heading. A first entry without a neighbour takes both. */
const twoColumns = 'page-sm:grid-cols-[1fr_1fr] page-sm:[&>:first-child:nth-last-child(odd)]:col-span-2';

/** Returns the classes of a list in columns. */
export function columnsOf(entries: number, columns?: 2): string {
  const four = entries === 4 ? 'page-2xs:grid-cols-2' : '';
  const layout = columns === 2 ? twoColumns : `${four} ${balancedColumns(entries)}`;
  return `grid gap-x-gutter gap-y-6 page-sm:gap-y-8 ${layout}`;
}

type LayoutProps = Omit<PointsProps, 'variant'>;

/** Large numerals above the titles. */
function NumberedPoints({ items, columns }: LayoutProps) {
  return (
    <NumberedList className={columnsOf(items.length, columns)}>
      {items.map(({ title, text, note }, index) => (
        <li key={title} className="grid content-start gap-2">
          <span className={`font-condensed ${styles.numeral}`}>{index + 1}</span>
          <h3 className="text-heading">{title}</h3>
          {text ? <p className="text-muted">{text}</p> : null}
          {note ? <p className="font-600">{note}</p> : null}
        </li>
      ))}
    </NumberedList>
  );
}

/** Hairline rows: the title, the text. */
function PointRows({ items }: LayoutProps) {
  return (
    <ul className={styles.rows}>
      {items.map(({ title, text, icon, above, note }) => (
        <li key={title} className={styles.row}>
          <div className="flex items-baseline gap-3">
            {icon ? (
              <NamedIcon name={icon} className="flex-none translate-y-[0.1em] text-heading text-link" />
            ) : null}
            <h3 className="text-heading">{title}</h3>
          </div>
          <div className="grid max-w-measure gap-1">
            {above ? <p className="text-muted text-small tabular-nums">{above}</p> : null}
            {text ? <p>{text}</p> : null}
            {note ? <p className="font-600">{note}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Columns with a line above each. */
function PointColumns({ items, columns }: LayoutProps) {
  return (
    <ul className={columnsOf(items.length, columns)}>
      {items.map(({ title, text, icon, above, figure, note }) => (
        <li key={title} className="grid content-start gap-2 border-t border-t-foreground pt-4">
          {icon ? <NamedIcon name={icon} className="text-title text-link" /> : null}
          {above ? <p className="text-muted text-small tabular-nums">{above}</p> : null}
          {figure ? <p className="pb-1.5 font-display text-headline leading-none">{figure}</p> : null}
          <h3 className="text-heading">{title}</h3>
          {text ? <p className="text-muted">{text}</p> : null}
          {note ? <p className="font-600">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}

const layouts = { columns: PointColumns, rows: PointRows, numbered: NumberedPoints } as const;

/** Short statements in columns, in rows, or numbered. */
export function Points({ variant = 'columns', ...points }: PointsProps) {
  const Layout = layouts[variant];
  return <Layout {...points} />;
}
