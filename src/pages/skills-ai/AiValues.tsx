import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';

/** Four results: the figure first, then what it counts, why, and where it comes from. */
export function AiValues({ name, title, source, cards }: Content<'skills-ai'>['values']) {
  return (
    <Sheet id="values" name={name} title={title}>
      <ul className="grid gap-y-10 gap-x-gutter page-sm:grid-cols-[1fr_1fr] page-lg:grid-cols-[repeat(4,1fr)]">
        {cards.map(({ title: heading, text, claim }) => (
          <li
            className="grid gap-3 pt-5 border-t border-t-ink content-start page-lg:[grid-row:span_4] page-lg:grid-rows-[subgrid]"
            key={heading}
          >
            <h3 className="font-700 text-heading">{heading}</h3>
            <p className="font-600">
              <b className="block tabular-nums font-display text-headline leading-[1.05]">{claim.figure}</b>{' '}
              {claim.wording}
            </p>
            <p>{text}</p>
            <p className="text-slate text-caption">{`${source}: ${claim.source}`}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
