import { fillIn } from '../../content/format.ts';
import copy from '../../content/skills-roi.yaml';
import { Sheet } from '../../sections/Sheet.tsx';
import { type GapCost, gapCostParts } from '../../skills-gap/cost.ts';
import type { GapInputs } from '../../skills-gap/inputs.ts';
import { euros, plainNumber } from './wording.ts';
import './skills-gap-result.css';

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
    <Sheet id="formula" {...heading}>
      <div className="cost-formula">
        <dl className="cost-terms">
          {terms.map((term) => (
            <div key={term.name} className="cost-term">
              <dt>{term.name}</dt>
              <dd>
                <span className="cost-general">{term.formula}</span>
                <span className="cost-numbers">{fillIn(term.numbers, values)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <ol className="cost-sum">
          {gapCostParts.map((part) => (
            <li key={part} className="cost-sum-part">
              <h3 className="font-700 text-heading">{copy.result.parts[part]}</h3>
              <p>
                <span className="cost-general">{parts[part].formula}</span>
                <span className="cost-numbers">{fillIn(parts[part].numbers, values)}</span>
              </p>
              <p className="cost-sum-amount">{euros(cost.parts[part])}</p>
            </li>
          ))}
        </ol>
        <p className="cost-sum-total">
          <span>{total}</span>
          <span>{euros(cost.total)}</span>
        </p>
      </div>
    </Sheet>
  );
}
