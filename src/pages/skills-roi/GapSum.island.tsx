import { Container } from '../../components/Container.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { island } from '../../components/island.tsx';
import { useStore } from '../../components/store.ts';
import { fillIn, sum } from '../../content/format.ts';
import { gapCostParts } from '../../content/skills-gap.ts';
import { aboutEuros, euros, gapCost } from '../../content/skills-gap-cost.ts';
import { Section } from '../../sections/section/Section.tsx';
import copy from './skills-gap-calculator.yaml';
import { shownNumbers } from './use-gap-calculator.ts';

/** How far the land goes on to both sides of the page's column, in per cent of it. */
const beyond = 60;

/** How wide a step's own part is, in per cent of the column; the rest is level ground up to the next one. */
const stepWidth = 22;

/** The sum as steps, one over each part's column: what the part adds stands out, and the land behind it is the sum so far. */
function Rise({ amounts, total }: { readonly amounts: readonly number[]; readonly total: number }) {
  const up = (amount: number) => Math.round((total > 0 ? 1 - (0.84 * amount) / total : 1) * 1000) / 10;
  const steps = amounts.map((amount, index) => {
    const before = sum(amounts.slice(0, index));
    return { x: (100 * index) / amounts.length, below: up(before), above: up(before + amount) };
  });
  const line = `M${-beyond} 100${steps.map(({ x, above }) => `H${x}V${above}`).join('')}H${100 + beyond}`;
  return (
    <svg className="block h-40 w-full overflow-visible font-700 page-lg:h-64" aria-hidden="true">
      <StretchedSvg
        className="overflow-visible stroke-3 stroke-current forced-colors:stroke-[CanvasText]"
        viewBox="0 0 100 100"
        width="100%"
        height="100%"
      >
        <path className="fill-lagoon/18" d={`${line}V100z`} />
        <path
          className="fill-sun forced-colors:fill-none"
          d={steps.map(({ x, below, above }) => `M${x} ${below}V${above}h${stepWidth}V${below}z`).join('')}
        />
      </StretchedSvg>
      {steps.map(({ x, above }, index) => (
        <text
          key={x}
          className="fill-current forced-colors:fill-[CanvasText]"
          x={`${x}%`}
          y={`${above}%`}
          dx="12"
          dy="-12"
        >
          {index + 1}
        </text>
      ))}
    </svg>
  );
}

/** The sum as it grows: part by part, each with its formula and the numbers of the calculator in it, up to the total. */
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
  return (
    <Section id="formula" {...heading} background="mist" width="window">
      <Container>
        <Rise amounts={gapCostParts.map((part) => cost.parts[part])} total={cost.total} />
        <ol className="grid border-t-2 border-t-foreground pt-4 page-sm:grid-cols-2 page-lg:grid-cols-4 gap-y-6">
          {gapCostParts.map((part, index) => (
            <li key={part} className="grid content-start gap-0.5 pr-gutter">
              <h3 className="text-lead">
                {index + 1}. {copy.result.parts[part]}
              </h3>
              <p className="order-first font-display text-title leading-none tabular-nums">
                {euros(cost.parts[part])}
              </p>
              <p className="text-small">{parts[part].formula}</p>
              <p className="text-muted text-small tabular-nums">{fillIn(parts[part].numbers, values)}</p>
            </li>
          ))}
        </ol>
        <dl className="mt-part grid gap-x-gutter gap-y-4 border-t border-t-line pt-4 page-md:grid-cols-3">
          {terms.map((term) => (
            <div key={term.name}>
              <dt className="font-600">{term.name}</dt>
              <dd className="text-small">
                {term.formula}
                <span className="block text-muted tabular-nums">{fillIn(term.numbers, values)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-part flex flex-wrap items-baseline justify-between gap-x-gutter border-t-2 border-t-foreground pt-4 font-display tabular-nums">
          <span className="text-heading">{total}</span>
          <span className="text-title">
            {euros(cost.total)}{' '}
            <span className="text-muted text-heading">
              {copy.result.about} {aboutEuros(cost.total)}
            </span>
          </span>
        </p>
      </Container>
    </Section>
  );
}

export const GapSum = island('pages/skills-roi/GapSum', LiveGapSum);
