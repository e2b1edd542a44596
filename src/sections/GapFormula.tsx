import copy from '../content/skills-roi.yaml';
import { fillIn } from '../screens/numbers.ts';
import { type GapCost, gapCostParts } from '../skills-gap/cost.ts';
import type { GapInputs } from '../skills-gap/inputs.ts';
import { euros, plainNumber } from '../skills-gap/wording.ts';
import { Sheet } from './Sheet.tsx';

interface GapFormulaProps {
  readonly inputs: GapInputs;
  readonly cost: GapCost;
}

/** The formula, part by part, each time with the numbers of the calculator in it; it ends in the sum. */
export function GapFormula({ inputs, cost }: GapFormulaProps) {
  const { cost: terms, parts, total, ...heading } = copy.formula;
  const values = {
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, plainNumber(value)])),
    cover: euros(inputs.cover),
    hiringCost: euros(inputs.hiringCost),
    personCost: euros(cost.personCost),
    roles: plainNumber(cost.roles),
    leavers: plainNumber(cost.leavers),
  };
  return (
    <Sheet id="formula" {...heading}>
      <div className="gap-formula">
        <p className="gap-terms">{fillIn(terms, values)}</p>
        <ol className="gap-sum">
          {gapCostParts.map((part) => (
            <li key={part} className="gap-sum-part">
              <h3 className="font-700 text-heading">{copy.result.parts[part]}</h3>
              <p>
                <span className="gap-general">{parts[part].formula}</span>
                <span className="gap-numbers">{fillIn(parts[part].numbers, values)}</span>
              </p>
              <p className="gap-sum-amount">{euros(cost.parts[part])}</p>
            </li>
          ))}
        </ol>
        <p className="gap-sum-total">
          <span>{total}</span>
          <span>{euros(cost.total)}</span>
        </p>
      </div>
    </Sheet>
  );
}
