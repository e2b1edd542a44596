import { useEffect, useRef } from 'react';
import { island } from '../../components/island.tsx';
import { PrintButton, printSheet } from '../../components/PrintSheet.tsx';
import { useStore } from '../../components/store.ts';
import { fillIn } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { chosenGrowth } from './chosen-growth.ts';
import { growthFigures, growthOf, movesOf } from './growth.ts';
import type page from './page.yaml';

interface GuaranteeProps {
  readonly sheet: (typeof page)['guarantee']['sheet'];
  readonly quarters: (typeof page)['growth']['quarters'];
  /** The vacancies of the example, and how many of them a colleague can take. */
  readonly example: { readonly moves: number; readonly short: number };
}

/** The sheet that both sides sign, filled from the chart. What somebody writes over an entry stays. */
export default function LiveGuarantee({ sheet, quarters, example }: GuaranteeProps) {
  const growth = useStore(chosenGrowth) ?? growthOf(quarters);
  const short = Math.max(0, growthFigures(quarters, growth).at(-1)?.short ?? 0);
  const entries = sheet.lines.map(({ entry }) => fillIn(entry, { short, moves: movesOf(short, example) }));
  const filled = entries.join('\n');
  const fields = useRef<HTMLDivElement>(null);
  const last = useRef(entries);
  useEffect(() => {
    const next = filled.split('\n');
    for (const [index, input] of [...(fields.current?.querySelectorAll('input') ?? [])].entries())
      if (input.value === last.current[index]) input.value = next[index] ?? '';
    last.current = next;
  }, [filled]);
  return (
    <div className="grid gap-4">
      <section
        className={`${printSheet} bg-white p-panel text-ink forced-colors:border`}
        data-background="paper"
        aria-labelledby="sheet-title"
      >
        <h3 id="sheet-title" className="border-b-2 border-b-ink pb-3 text-title">
          {sheet.title}
        </h3>
        <div ref={fields} className="grid gap-3 pt-5">
          {sheet.lines.map(({ label }, index) => (
            <label key={label} className="grid page-xs:grid-cols-[5.5rem_1fr] items-baseline">
              {label}
              <input
                className="min-h-11 w-full border-b-2 border-b-dotted border-b-outline bg-transparent font-600 text-lagoon page-xs:text-lead"
                autoComplete="off"
                maxLength={80}
                defaultValue={entries[index]}
              />
            </label>
          ))}
        </div>
        <p className="pt-5">{sheet.promise}</p>
        <div className="grid grid-cols-2 gap-gutter pt-12">
          {sheet.signatures.map((name) => (
            <p key={name} className="border-t border-t-ink pt-1.5 text-small">
              {name}
            </p>
          ))}
        </div>
      </section>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PrintButton label={sheet.print} />
        <p className="text-small">
          {sheet.note}
          <SampleMark word={sheet.mark} label={sheet.labelled} />
        </p>
      </div>
    </div>
  );
}

export const Guarantee = island('pages/scale-growth/Guarantee', LiveGuarantee, { hydrate: 'near' });
