import { sourceOf } from './ask.ts';
import { MarkedText } from './MarkedText.tsx';
import page from './page.yaml';

/** One person in the three connected systems: the row of each, enlarged, with what matched the question marked. */
export function SourceRecords() {
  return (
    <ol>
      {page.difference.records.map((record) => (
        <li
          key={record.text}
          className="grid gap-x-gutter gap-y-1.5 border-t border-t-foreground py-5 page-lg:grid-cols-12 page-lg:items-baseline"
        >
          <p className="text-muted tabular-nums page-lg:col-span-3">{sourceOf(page.ask.source, record)}</p>
          <p className="font-statement text-title leading-[1.3] tabular-nums page-lg:col-span-9">
            <MarkedText text={record.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
