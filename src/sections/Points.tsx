import type { ComponentProps } from 'react';
import { NamedIcon } from '../components/Icon.tsx';
import { EvidenceMark } from './EvidenceMark.tsx';

interface Point {
  readonly title?: string;
  readonly text?: string;
  readonly icon?: string;
  readonly above?: string;
  /** A figure, set large, and what it counts. */
  readonly claim?: ComponentProps<typeof EvidenceMark>['claim'];
  /** What follows from it. */
  readonly note?: string;
}

interface PointsProps {
  readonly items: readonly Point[];
  /** Two, where a heading stands beside them; else by the number of points. */
  readonly columns?: 2;
  /** One below the heading that they stand under. */
  readonly heading?: 'h3' | 'h4';
}

/** Returns the columns for so many entries, of which none stands alone in a row: three, or as many where they are two or four. */
export function balancedColumns(entries: number): string {
  if (entries === 2) return 'page-md:grid-cols-2';
  return entries === 4 ? 'page-md:grid-cols-2 page-lg:grid-cols-4' : 'page-md:grid-cols-3';
}

const twoColumns = 'page-sm:grid-cols-[1fr_1fr] page-sm:[&>:first-child:nth-last-child(odd)]:col-span-2';

/** Short statements or figures in columns, each under a line. */
export function Points({ items, columns, heading: Heading = 'h3' }: PointsProps) {
  const four = items.length === 4 ? 'page-2xs:grid-cols-2' : '';
  const layout = columns === 2 ? twoColumns : `${four} ${balancedColumns(items.length)}`;
  return (
    <ul data-part="hairline-grid" className={`grid gap-x-gutter gap-y-6 page-sm:gap-y-8 ${layout}`}>
      {items.map(({ title, text, icon, above, claim, note }, index) => (
        <li
          key={title ?? claim?.wording}
          className="grid content-start gap-2 border-t border-t-foreground pt-4"
        >
          {icon ? <NamedIcon name={icon} className="text-total c-link" /> : null}
          {above ? <p className="text-muted text-small tabular-nums">{above}</p> : null}
          {claim ? (
            <p className="font-600">
              <b
                className={`block pb-1.5 font-display text-headline leading-none ${columns === 2 ? 'page-sm:whitespace-nowrap' : ''}`}
              >
                {/* The words before a number stay small, so that all numbers stand in one line. */}
                <span className="text-heading">{/^\D* (?=\d)/.exec(claim.figure)?.[0]}</span>
                {claim.figure.replace(/^\D* (?=\d)/, '')}
              </b>{' '}
              {claim.wording}
              <EvidenceMark claim={claim} named={index === 0} />
            </p>
          ) : null}
          {title ? <Heading className="text-heading">{title}</Heading> : null}
          {text ? <p className="text-muted">{text}</p> : null}
          {note ? <p className="font-600">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}
