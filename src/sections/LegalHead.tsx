import type { ReactNode } from 'react';
import labels from '../content/legal/labels.yaml';
import '../design/legal.css';

interface LegalHeadProps {
  readonly title: string;
  readonly updated: { readonly date: string; readonly text: string };
  readonly introduction: string;
  /** What the whole text comes to, in a few sentences. */
  readonly summary: readonly string[];
  /** The way back to the home page. */
  readonly back: ReactNode;
}

/** The top of a legal page: title, the day of the last change as a stamp, and what it says in short. */
export function LegalHead({ title, updated, introduction, summary, back }: LegalHeadProps) {
  return (
    <header className="page legal-head grid gap-6 page-lg:gap-y-6 page-lg:gap-x-0 page-lg:grid-cols-[3fr_9fr]">
      <p className="legal-back flex page-lg:[grid-column:1_/_-1]">{back}</p>
      <h1 className="font-700 text-display max-w-[14ch]">{title}</h1>
      <p className="legal-stamp px-3.5 py-2 border-2 border-lagoon justify-self-start rounded-[4px] [outline:1px_solid_var(--colors-lagoon)] [outline-offset:-5px] text-lagoon text-small font-600 [rotate:-1.5deg] leading-[1.55] page-lg:mt-3 page-lg:[grid-column:1] page-lg:[grid-row:2] page-lg:self-start">
        {labels.updated}{' '}
        <time
          className="whitespace-nowrap page-lg:block page-lg:font-display page-lg:text-term page-lg:font-700"
          dateTime={updated.date}
        >
          {updated.text}
        </time>
      </p>
      <p className="max-w-[var(--legal-measure)] text-lead">{introduction}</p>
      <aside className="legal-summary p-[clamp(1.25rem,3vw,2rem)] bg-mist" aria-labelledby="in-short">
        <p id="in-short" className="mb-3 font-display text-heading font-700 leading-[1.55]">
          {labels.summary}
        </p>
        <ul className="legal-list grid gap-2 pl-5 max-w-[var(--legal-measure)] [list-style:disc]">
          {summary.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </aside>
    </header>
  );
}
