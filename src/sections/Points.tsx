import type { ComponentProps } from 'react';
import { NamedIcon } from '../components/Icon.tsx';
import { EvidenceMark } from './EvidenceMark.tsx';

interface Point {
  readonly title?: string;
  readonly text?: string;
  readonly icon?: string;
  readonly above?: string;
  /** A large figure and what it counts, with an evidence mark. */
  readonly claim?: ComponentProps<typeof EvidenceMark>['claim'];
  /** A bold line at the end. */
  readonly note?: string;
}

interface PointsProps {
  readonly items: readonly Point[];
  /** Two columns, for points beside a heading. By default the number of points decides. */
  readonly columns?: 2;
  /** The level of the titles. */
  readonly heading?: 'h3' | 'h4';
}

/** Returns classes for two columns (two entries), four columns (four entries) or three columns (any other number). */
export function balancedColumns(entries: number): string {
  if (entries === 2) return 'page-md:grid-cols-2';
  return entries === 4 ? 'page-md:grid-cols-2 page-lg:grid-cols-4' : 'page-md:grid-cols-3';
}

const twoColumns = 'page-sm:grid-cols-[1fr_1fr] page-sm:[&>:first-child:nth-last-child(odd)]:col-span-2';

/** Short statements or figures in columns, each with a line above it. */
export function Points({ items, columns, heading: Heading = 'h3' }: PointsProps) {
  const four = items.length === 4 ? 'page-2xs:grid-cols-2' : '';
  const layout = columns === 2 ? twoColumns : `${four} ${balancedColumns(items.length)}`;
  return (
    <ul className={`grid gap-x-gutter gap-y-6 page-sm:gap-y-8 ${layout}`}>
      {items.map(({ title, text, icon, above, claim, note }, index) => (
        <li
          key={title ?? claim?.wording}
          className="grid content-start gap-2 border-t border-t-foreground pt-4"
        >
          {icon ? <NamedIcon name={icon} className="text-title c-link" /> : null}
          {above ? <p className="text-muted text-small tabular-nums">{above}</p> : null}
          {claim ? (
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
          ) : null}
          {title ? <Heading className="text-heading">{title}</Heading> : null}
          {text ? <p className="text-muted">{text}</p> : null}
          {note ? <p className="font-600">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}
