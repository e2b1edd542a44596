import type { ReactNode } from 'react';
import labels from '../content/legal/labels.yaml';
import type { MarkdownSection } from '../content/loader/markdown-tree.ts';
import { LegalBlocks } from './LegalBlocks.tsx';
import '../design/legal.css';
import '../design/legal-print.css';

interface LegalTextProps {
  readonly sections: readonly MarkdownSection[];
  /** What stands at the end of a section beside its text, by the section's anchor. */
  readonly additions?: Readonly<Record<string, ReactNode>>;
}

/** The numbered sections of a legal text, with their contents in the margin of wide pages. */
export function LegalText({ sections, additions = {} }: LegalTextProps) {
  return (
    <div className="page legal-body">
      <nav className="legal-contents" aria-label={labels.contents}>
        <p className="legal-contents-title">{labels.contents}</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-sections">
        {sections.map(({ id, title, blocks }, position) => (
          <section key={id} id={id} className="legal-section" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="legal-heading">
              <span className="legal-number">{position + 1}.</span> {title}
            </h2>
            <LegalBlocks blocks={blocks} />
            {additions[id]}
          </section>
        ))}
      </div>
    </div>
  );
}
