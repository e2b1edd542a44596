import { fillIn } from '../../content/format.ts';
import { type GapInputs, gapCostParts } from '../../content/skills-gap.ts';
import copy from '../../content/skills-roi.yaml';
import { Section } from '../../sections/Section.tsx';
import type { GapCost } from './cost.ts';
import styles from './skills-gap-result.module.css';
import { euros, plainNumber } from './wording.ts';

interface GapFormulaProps {
  readonly inputs: GapInputs;
  readonly cost: GapCost;
}

/** The formula, part by part, each time with the numbers of the calculator in it; it ends in the sum. */
export function GapFormula({ inputs, cost }: GapFormulaProps) {
  const { terms, parts, total, ...heading } = copy.formula;
  const values = {
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, plainNumber(value)])),
    salary: euros(inputs.salary),
    cover: euros(inputs.cover),
    hiringCost: euros(inputs.hiringCost),
    personCost: euros(cost.personCost),
    roles: plainNumber(cost.roles),
    leavers: plainNumber(cost.leavers),
  };
  return (
    <Section id="formula" {...heading}>
      <div className="page-lg:ml-[25%]">
        <dl className="grid gap-y-5 gap-x-gutter mb-10 page-md:grid-cols-[repeat(3,1fr)]">
          {terms.map((term) => (
            <div key={term.name}>
              <dt className="mb-1 font-600">{term.name}</dt>
              <dd className="text-small leading-[1.55]">
                <span className="block">{term.formula}</span>
                <span className="block tabular-nums text-slate">{fillIn(term.numbers, values)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <ol className="cost-sum">
          {gapCostParts.map((part) => (
            <li
              key={part}
              className="grid gap-y-2 gap-x-gutter py-6 border-t border-t-contour items-baseline page-md:grid-cols-[3fr_6fr_3fr]"
            >
              <h3 className="font-700 text-heading">{copy.result.parts[part]}</h3>
              <p>
                <span className="block">{parts[part].formula}</span>
                <span className="block tabular-nums text-slate">{fillIn(parts[part].numbers, values)}</span>
              </p>
              <p className="tabular-nums font-display text-title font-700 page-md:text-right">
                {euros(cost.parts[part])}
              </p>
            </li>
          ))}
        </ol>
        <p
          className={`${styles.costSumTotal} tabular-nums flex flex-wrap gap-y-2 gap-x-gutter py-5 border-t-2 border-b-4 border-t-solid border-b-double border-y-ink font-display text-title font-700 items-baseline justify-between`}
        >
          <span>{total}</span>
          <span>{euros(cost.total)}</span>
        </p>
      </div>
    </Section>
  );
}
