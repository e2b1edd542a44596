import { Container } from '../../components/Container.tsx';
import { island } from '../../components/island.tsx';
import { useStore } from '../../components/store.ts';
import { fillIn, sum } from '../../content/format.ts';
import { gapCostParts } from '../../content/skills-gap.ts';
import copy from '../../content/skills-gap-calculator.yaml';
import { Section } from '../../sections/Section.tsx';
import { euros, gapCost } from './cost.ts';
import { shownNumbers } from './use-gap-calculator.ts';

/**
 * The sum as it grows, from edge to edge of the window: part by part, each with its formula and the numbers of the
 * calculator in it, up to the total.
 */
export default function LiveGapSum() {
  const { inputs } = useStore(shownNumbers);
  const cost = gapCost(inputs);
  const { terms, parts, total, ...heading } = copy.formula;
  const values = {
    ...inputs,
    salary: euros(inputs.salary),
    cover: euros(inputs.cover),
    hiringCost: euros(inputs.hiringCost),
    personCost: euros(cost.personCost),
    roles: cost.roles,
    leavers: cost.leavers,
  };
  const share = (amount: number) =>
    `${cost.total > 0 ? Math.round((amount / cost.total) * 10_000) / 100 : 0}%`;
  /** Each part begins where the one before it ended. */
  const rows = gapCostParts.map((part, index) => ({
    part,
    amount: cost.parts[part],
    from: share(sum(gapCostParts.slice(0, index).map((before) => cost.parts[before]))),
  }));
  return (
    <Section id="formula" {...heading} background="mist" bleed>
      <Container as="dl" className="grid gap-x-gutter gap-y-5 mb-10 page-md:grid-cols-3">
        {terms.map((term) => (
          <div key={term.name}>
            <dt className="font-600">{term.name}</dt>
            <dd className="text-small">
              {term.formula}
              <span className="block text-muted tabular-nums">{fillIn(term.numbers, values)}</span>
            </dd>
          </div>
        ))}
      </Container>
      <ol className="grid gap-6">
        {rows.map(({ part, amount, from }) => (
          <li key={part}>
            <Container className="grid grid-cols-[1fr_auto] gap-x-gutter gap-y-0.5 pb-3 items-end page-md:grid-cols-[5fr_5fr_2fr]">
              <div className="max-page-md:col-span-full">
                <h3 className="text-heading">{copy.result.parts[part]}</h3>
                <p className="text-small">{parts[part].formula}</p>
              </div>
              <p className="text-muted text-small tabular-nums">{fillIn(parts[part].numbers, values)}</p>
              <p className="text-right font-display text-title leading-none tabular-nums">{euros(amount)}</p>
            </Container>
            <svg className="block w-full h-10 page-md:h-16" aria-hidden="true">
              <rect
                className="fill-lagoon-soft transition-[width] duration-$motion-settle forced-colors:fill-[GrayText]"
                width={from}
                height="100%"
              />
              <rect
                className="fill-lagoon transition-all duration-$motion-settle forced-colors:fill-[CanvasText]"
                x={from}
                width={share(amount)}
                height="100%"
              />
            </svg>
          </li>
        ))}
      </ol>
      <div className="mt-6 bg-ink text-paper">
        <Container
          as="p"
          className="flex flex-wrap gap-x-gutter items-baseline justify-between py-6 font-display tabular-nums"
        >
          <span className="text-heading">{total}</span>
          <span className="text-display">{euros(cost.total)}</span>
        </Container>
      </div>
    </Section>
  );
}

export const GapSum = island('pages/skills-roi/GapSum', LiveGapSum);
