import type { ComponentProps } from 'react';
import { columnsOf } from '../points/Points.tsx';
import { EvidenceKey, EvidenceMark } from './EvidenceMark.tsx';
import styles from './Figures.module.css';

interface Figure {
  /** A claim of `claims.yaml`. */
  readonly claim: ComponentProps<typeof EvidenceMark>['claim'];
  readonly text?: string;
  /** A bold line at the end. Only in a row. */
  readonly note?: string;
}

interface FiguresProps {
  /**
   * - `row`: large figures in columns, a line above each.
   * - `line`: all figures in one large sentence.
   */
  readonly variant?: 'row' | 'line';
  readonly items: readonly Figure[];
  /** Two columns in a row, for figures beside a heading. */
  readonly columns?: 2;
}

/** Splits a wording before its last word, which the mark stays beside. */
function beforeLastWord(wording: string): readonly [string, string] {
  const start = wording.lastIndexOf(' ') + 1;
  return [wording.slice(0, start), wording.slice(start)];
}

/** All figures in one large sentence. A mark never stands alone on a line, and a word longer than the line breaks. */
function FigureLine({ items }: Pick<FiguresProps, 'items'>) {
  return (
    <>
      <ul className={`font-statement text-headline ${styles.line}`}>
        {items.map(({ claim }, index) => {
          const [words, last] = beforeLastWord(claim.wording);
          return (
            <li key={claim.name}>
              <b className="inline-block font-condensed">{claim.figure}</b> {words}
              <span className="inline-block">
                {last}
                {index < items.length - 1 ? ',' : '.'}
                <EvidenceMark claim={claim} named={false} />
              </span>{' '}
            </li>
          );
        })}
      </ul>
      <EvidenceKey claims={items.map(({ claim }) => claim)} />
    </>
  );
}

/** Splits a figure before its number: `Up to 20%` has smaller words, so that all numbers fit on one line. */
function beforeNumber(figure: string): readonly [string, string] {
  const start = /^\D* (?=\d)/.exec(figure)?.[0].length ?? 0;
  return [figure.slice(0, start), figure.slice(start)];
}

/** Large figures in columns, a line above each. */
function FigureColumns({ items, columns }: Pick<FiguresProps, 'items' | 'columns'>) {
  return (
    <ul className={columnsOf(items.length, columns)}>
      {items.map(({ claim, text, note }, index) => {
        const [words, number] = beforeNumber(claim.figure);
        return (
          <li key={claim.name} className="grid content-start gap-2 border-t border-t-foreground pt-4">
            <p className="font-600">
              <b
                className={`block pb-1.5 font-display text-headline leading-none ${columns === 2 ? 'page-sm:whitespace-nowrap' : ''}`}
              >
                <span className="text-heading">{words}</span>
                {number}
              </b>{' '}
              {claim.wording}
              <EvidenceMark claim={claim} named={index === 0} />
            </p>
            {text ? <p className="text-muted">{text}</p> : null}
            {note ? <p className="font-600">{note}</p> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Claimed figures, each with a mark that links to its evidence. */
export const Figures = ({ variant = 'row', ...figures }: FiguresProps) =>
  variant === 'line' ? <FigureLine {...figures} /> : <FigureColumns {...figures} />;
