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
    <header className="page legal-head">
      <p className="legal-back">{back}</p>
      <h1 className="font-700 text-display">{title}</h1>
      <p className="legal-stamp">
        {labels.updated} <time dateTime={updated.date}>{updated.text}</time>
      </p>
      <p className="legal-introduction">{introduction}</p>
      <aside className="legal-summary" aria-labelledby="in-short">
        <p id="in-short" className="legal-summary-title">
          {labels.summary}
        </p>
        <ul className="legal-list">
          {summary.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </aside>
    </header>
  );
}
