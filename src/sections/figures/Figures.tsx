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

/** Claimed figures, each with a mark that links to its evidence. */
export function Figures({ variant = 'row', items, columns }: FiguresProps) {
  if (variant === 'line')
    return (
      <>
        <ul className={`font-statement text-headline ${styles.line}`}>
          {items.map(({ claim }, index) => (
            <li key={claim.name}>
              <b className="inline-block font-condensed">{claim.figure}</b>{' '}
              {claim.wording.replace(/\S+$/, '')}
              {/* The mark never stands alone on a line, and a word longer than the line breaks. */}
              <span className="inline-block">
                {/\S+$/.exec(claim.wording)?.[0]}
                {index < items.length - 1 ? ',' : '.'}
                <EvidenceMark claim={claim} named={false} />
              </span>{' '}
            </li>
          ))}
        </ul>
        <EvidenceKey claims={items.map(({ claim }) => claim)} />
      </>
    );
  return (
    <ul className={columnsOf(items.length, columns)}>
      {items.map(({ claim, text, note }, index) => (
        <li key={claim.name} className="grid content-start gap-2 border-t border-t-foreground pt-4">
          <p className="font-600">
            <b
              className={`block pb-1.5 font-display text-headline leading-none ${columns === 2 ? 'page-sm:whitespace-nowrap' : ''}`}
            >
              {/* Words before a number are smaller, so that all numbers fit on one line. */}
              <span className="text-heading">{/^\D* (?=\d)/.exec(claim.figure)?.[0]}</span>
              {claim.figure.replace(/^\D* (?=\d)/, '')}
            </b>{' '}
            {claim.wording}
            <EvidenceMark claim={claim} named={index === 0} />
          </p>
          {text ? <p className="text-muted">{text}</p> : null}
          {note ? <p className="font-600">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}
