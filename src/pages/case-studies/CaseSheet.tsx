import type { ReactNode } from 'react';
import { count } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './case-words.module.css';

type Cases = Content<'case-studies'>;
type Told = Pick<
  Cases['sme'],
  'type' | 'organisation' | 'title' | 'description' | 'counted' | 'details' | 'impact'
>;

interface CaseSheetProps {
  readonly id: string;
  readonly told: Told & { readonly chart: { readonly before: number; readonly after: number } };
  readonly labels: Cases['labels'];
  readonly ground?: 'paper' | 'mist' | 'ink';
  /** How chart and words share the sheet: side by side, the chart first or last, or the chart over them across the whole width. */
  readonly layout: 'beside' | 'reversed' | 'across';
  /** The map of before and after. */
  readonly children: ReactNode;
}

/** One case: what it was about, its map of before and after, what was done and what changed. */
export function CaseSheet({ id, told, labels, ground, layout, children }: CaseSheetProps) {
  const { type, organisation, title, description, counted, details, impact, chart } = told;
  return (
    <Sheet id={id} name={type} title={title} text={description} ground={ground}>
      <div
        className={`${styles.case} grid gap-y-12 gap-x-gutter-wide page-lg:data-[layout='beside']:grid-cols-[8fr_4fr] page-lg:data-[layout='beside']:items-start page-lg:data-[layout='reversed']:grid-cols-[4fr_8fr] page-lg:data-[layout='reversed']:items-start`}
        data-layout={layout}
      >
        <div className={styles.caseMap}>{children}</div>
        <div
          className={`${styles.caseWords} grid gap-y-8 gap-x-gutter content-start page-md:grid-cols-2 page-lg:grid-cols-[none]`}
        >
          <div className={`${styles.caseScore} pt-5 border-t-3 border-t-front page-md:col-span-full`}>
            <p className="flex flex-wrap gap-y-1 gap-x-5 items-end">
              <span className={`${styles.caseCount} text-quiet text-small leading-[1.55]`}>
                <span>{labels.before}</span>{' '}
                <b className="block tabular-nums text-front font-display text-headline font-700 leading-none">
                  {count(chart.before)}
                </b>
              </span>
              <span className="i-lucide-arrow-right mb-3 text-numeral" aria-hidden="true" />
              <span className={`${styles.caseCount} text-quiet text-small leading-[1.55]`}>
                <span>{labels.after}</span>{' '}
                <b className="block tabular-nums text-front font-display text-headline font-700 leading-none">
                  {count(chart.after)}
                </b>
              </span>
            </p>
            <p className="pt-3 font-600">{counted}</p>
            <p className="pt-1 text-quiet">
              {organisation} <span className="badge">{labels.mark}</span>
            </p>
          </div>
          <div className={`${styles.casePart} pt-5 border-t border-t-line`}>
            <h3 className="pb-2 text-heading font-700 leading-[1.55]">{labels.details}</h3>
            <ol className="grid gap-2 pl-5 list-decimal marker:font-700">
              {details.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <div className={`${styles.casePart} pt-5 border-t border-t-line`}>
            <h3 className="pb-2 text-heading font-700 leading-[1.55]">{labels.impact}</h3>
            <p className="case-impact">{impact}</p>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
