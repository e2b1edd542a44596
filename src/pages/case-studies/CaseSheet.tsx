import type { ReactNode } from 'react';
import { count } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './case-words.css';

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
      <div className="case" data-layout={layout}>
        <div className="case-map">{children}</div>
        <div className="case-words">
          <div className="case-score">
            <p className="case-counts">
              <span className="case-count">
                <span>{labels.before}</span> <b>{count(chart.before)}</b>
              </span>
              <span className="case-arrow i-lucide-arrow-right" aria-hidden="true" />
              <span className="case-count">
                <span>{labels.after}</span> <b>{count(chart.after)}</b>
              </span>
            </p>
            <p className="case-counted">{counted}</p>
            <p className="case-organisation">
              {organisation} <span className="badge">{labels.mark}</span>
            </p>
          </div>
          <div className="case-part">
            <h3>{labels.details}</h3>
            <ol className="case-details">
              {details.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <div className="case-part">
            <h3>{labels.impact}</h3>
            <p className="case-impact">{impact}</p>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
