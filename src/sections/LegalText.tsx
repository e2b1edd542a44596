import type { ReactNode } from 'react';
import labels from '../content/legal/labels.yaml';
import type { MarkdownSection } from '../content/loader/markdown-file.ts';
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
    <div className="page legal-body grid gap-12 mt-block page-lg:gap-0 page-lg:grid-cols-[3fr_9fr]">
      <nav
        className="legal-contents pt-4 border-t border-t-ink text-small leading-[1.55] page-lg:sticky page-lg:mr-10 page-lg:top-24 page-lg:self-start page-lg:max-h-[calc(100vh_-_7rem)] page-lg:[overflow-y:auto]"
        aria-label={labels.contents}
      >
        <p className="mb-2 font-600">{labels.contents}</p>
        <ol className="[counter-reset:contents] page-sm:gap-x-6 page-sm:[columns:2] page-lg:[columns:1]">
          {sections.map(({ id, title }) => (
            <li className="[counter-increment:contents] page-sm:[break-inside:avoid]" key={id}>
              <a
                className="grid py-0.75 min-h-7 items-baseline grid-cols-[1.75rem_1fr] text-slate before:tabular-nums before:[content:counter(contents)_/_''] before:text-ink hover:underline hover:text-ink hover:[text-underline-offset:0.25em]"
                href={`#${id}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-sections grid gap-block min-w-0">
        {sections.map(({ id, title, blocks }, position) => (
          <section
            key={id}
            id={id}
            className="legal-section grid gap-4 pt-5 border-t border-t-contour grid-cols-[minmax(0,1fr)]"
            aria-labelledby={`${id}-title`}
          >
            <h2 id={`${id}-title`} className="legal-heading max-w-[30ch] text-title font-700">
              <span className="tabular-nums text-lagoon">{position + 1}.</span> {title}
            </h2>
            <LegalBlocks blocks={blocks} />
            {additions[id]}
          </section>
        ))}
      </div>
    </div>
  );
}
