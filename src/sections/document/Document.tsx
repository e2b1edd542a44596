import type { ReactNode } from 'react';
import { Container } from '../../components/Container.tsx';
import { Decoration } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { BackLink, linkClass } from '../../components/Link.tsx';
import labels from '../../content/legal/labels.yaml';
import styles from './Document.module.css';
import { Blocks } from './MarkdownText.tsx';
import type { LegalText } from './schema.ts';

/** The name of a record: bold up to its colon, then what the record contains. */
function RecordName({ record }: { readonly record: string }) {
  const [kind = '', ...held] = record.split(/(?<=:) /);
  return (
    <p className="wrap-anywhere">
      <b className="font-600">{kind}</b>{' '}
      {held.length > 0 ? <span className="block text-slate text-small">{held.join(' ')}</span> : null}
    </p>
  );
}

/** A list of records. On wide pages it looks like a table. */
export function DocumentRecords({ caption, columns, rows }: LegalText['records']) {
  return (
    <>
      <Decoration className="hidden gap-x-gutter-wide pb-2 text-slate text-small page-lg:grid page-lg:grid-cols-[2fr_5fr]">
        <span>{columns[0]}</span>
        <span className="grid grid-cols-3 gap-x-gutter">
          {columns.slice(1).map((column) => (
            <span key={column}>{column}</span>
          ))}
        </span>
      </Decoration>
      <ul aria-label={caption}>
        {rows.map(([record, ...cells]) => (
          <li
            key={record}
            className="grid gap-x-gutter-wide gap-y-2 py-4 page-lg:py-3 border-t border-t-contour break-inside-avoid page-lg:grid-cols-[2fr_5fr]"
          >
            <RecordName record={record} />
            <Definitions
              className={styles.record}
              items={cells.map((cell, position) => [columns[position + 1] ?? '', cell])}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The contact details of a legal text, with a note if any of them is a placeholder. */
export function DocumentDetails({ details }: Pick<LegalText, 'details'>) {
  return (
    <>
      <Definitions
        className="*:py-2.5 *:border-t *:border-t-contour *:break-inside-avoid sm:*:grid sm:*:grid-cols-[12rem_1fr] [&_dt]:text-slate [&_dd]:wrap-anywhere"
        items={details.map(({ label, text, to }) => [
          label,
          to ? (
            <a key={label} className={linkClass()} href={to}>
              {text}
            </a>
          ) : (
            text
          ),
        ])}
      />
      {details.some(({ sample }) => sample) ? <p className="text-slate text-small">{labels.sample}</p> : null}
    </>
  );
}

interface DocumentProps extends Omit<LegalText, 'head' | 'details' | 'records'> {
  /** Content after the text of a section, by the section's id. */
  readonly additions: Readonly<Record<string, ReactNode>>;
  /** Content below a section's heading and text, as wide as both, by the section's id. */
  readonly tables?: Readonly<Record<string, ReactNode>>;
}

/** The table of contents. On wide pages it is sticky beside the text. */
function Contents({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <nav
      className="text-small print:hidden page-lg:sticky page-lg:top-24 page-lg:self-start page-lg:max-h-[calc(100vh-7rem)] page-lg:overflow-y-auto"
      aria-label={labels.contents}
    >
      <p className="mb-2 font-600">{labels.contents}</p>
      <ol className="page-sm:columns-2 page-lg:columns-1">
        {sections.map(({ id, title }, position) => (
          <li key={id} className="break-inside-avoid">
            <a
              className="grid grid-cols-[1.75rem_1fr] items-baseline py-0.75 min-h-7 text-slate hover:text-ink hover:underline"
              href={`#${id}`}
            >
              <Decoration className="text-ink tabular-nums">{position + 1}</Decoration>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The summary: short answers, each a link to its section. */
function Summary({ answers }: { readonly answers: LegalText['summary'] }) {
  return (
    <ul className="grid gap-x-gutter-wide page-sm:grid-cols-2 page-lg:grid-cols-3">
      {answers.map(({ name, answer, text, to }) => (
        <li key={name}>
          <a className="group grid gap-1 py-4 h-full content-start border-t border-t-contour" href={to}>
            <span className="text-lagoon text-small font-600">{name}</span>{' '}
            <span className="font-display text-heading group-hover:underline">{answer}</span>{' '}
            <span className="text-slate">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A legal text: title and date of the last change, summary, table of contents and numbered sections. */
export function Document({ back, title, updated, introduction, summary, sections, ...parts }: DocumentProps) {
  return (
    <article className={`${styles.legal} pb-band`}>
      <div className="mb-block bg-mist pt-hero pb-block print:bg-transparent">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-y-part">
          <header className="grid gap-5 justify-items-start">
            <BackLink label={back} />
            <h1 className="text-headline">{title}</h1>
            <div className="flex flex-wrap gap-x-gutter-wide gap-y-5 items-end justify-between w-full">
              <p className="max-w-[52ch] text-lead">{introduction}</p>
              <p className="text-lagoon text-small font-600">
                {labels.updated} <time dateTime={updated.date}>{updated.text}</time>
              </p>
            </div>
          </header>
          <aside
            className="border-t-3 border-t-lagoon bg-paper p-panel print:border print:bg-transparent"
            aria-labelledby="in-short"
          >
            <p id="in-short" className="mb-4 font-display text-heading">
              {labels.summary}
            </p>
            <Summary answers={summary} />
          </aside>
        </Container>
      </div>
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[12rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="grid gap-block min-w-0">
          {sections.map(({ id, title: section, blocks }, position) => (
            <section
              key={id}
              id={id}
              className="grid gap-x-gutter-wide gap-y-4 pt-5 border-t border-t-contour target:border-t-lagoon grid-cols-[minmax(0,1fr)] page-lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
            >
              <h2 className="text-heading break-after-avoid page-lg:sticky page-lg:top-24 page-lg:self-start">
                <span className="tabular-nums text-lagoon">{position + 1}.</span> {section}
              </h2>
              <div className="grid grid-cols-[minmax(0,38rem)] content-start gap-4">
                <Blocks blocks={blocks} />
                {parts.additions[id]}
              </div>
              {parts.tables?.[id] ? <div className="page-lg:col-span-full">{parts.tables[id]}</div> : null}
            </section>
          ))}
        </div>
      </Container>
    </article>
  );
}
