import type { ReactNode } from 'react';
import { count } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';

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

const total = 'block text-front font-display text-headline leading-none tabular-nums';
const part = 'border-t border-t-line pt-5 page-lg:group-data-[layout=across]:border-t-front';

/** One case: what it was about, its map of before and after, what was done and what changed. */
export function CaseSheet({ id, told, labels, ground, layout, children }: CaseSheetProps) {
  const { type, organisation, title, description, counted, details, impact, chart } = told;
  return (
    <Section id={id} title={`${type}: ${title}`} text={description} ground={ground}>
      <div
        className="group grid gap-x-gutter-wide gap-y-12 page-lg:data-[layout=beside]:grid-cols-[8fr_4fr] page-lg:data-[layout=beside]:items-start page-lg:data-[layout=reversed]:grid-cols-[4fr_8fr] page-lg:data-[layout=reversed]:items-start"
        data-layout={layout}
      >
        <div className="page-lg:group-data-[layout=reversed]:order-1">{children}</div>
        <div className="grid content-start gap-x-gutter gap-y-8 page-md:grid-cols-2 page-lg:grid-cols-1 page-lg:group-data-[layout=across]:grid-cols-3 page-lg:group-data-[layout=across]:gap-gutter-wide">
          <div className="border-t-3 border-t-front pt-5 page-md:col-span-full page-lg:group-data-[layout=across]:col-auto page-lg:group-data-[layout=across]:border-t-1">
            <p className="flex flex-wrap items-end gap-x-5 gap-y-1">
              <span className="text-quiet text-small">
                {labels.before} <b className={`${total} font-400`}>{count(chart.before)}</b>
              </span>
              <span className="i-lucide-arrow-right mb-3 text-numeral" aria-hidden="true" />
              <span className="text-quiet text-small">
                {labels.after} <b className={`${total} font-700`}>{count(chart.after)}</b>
              </span>
            </p>
            <p className="pt-3 font-600">{counted}</p>
            <p className="pt-1 text-quiet">
              {organisation} <span className="badge">{labels.mark}</span>
            </p>
          </div>
          <div className={part}>
            <h3 className="pb-2 text-heading font-700 leading-normal">{labels.details}</h3>
            <ol className="grid list-decimal gap-2 pl-5 marker:font-700">
              {details.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <div className={part}>
            <h3 className="pb-2 text-heading font-700 leading-normal">{labels.impact}</h3>
            <p>{impact}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
