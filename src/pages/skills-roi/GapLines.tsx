import { fillIn } from '../../content/format.ts';
import { gapCostParts } from '../../content/skills-gap.ts';
import { euros, type GapCost } from '../../content/skills-gap-cost.ts';
import { RowSection } from '../../sections/section/Section.tsx';
import { lineOf, type Outcome, type Shown } from './outcome.ts';
import { signedEuros } from './roi.ts';
import copy from './skills-gap-calculator.yaml';

const { formula, result } = copy;

interface GapLinesProps {
  readonly cost: GapCost;
  readonly outcome: Outcome;
  readonly shown: Shown;
}

interface LineProps {
  readonly name: string;
  readonly how?: string;
  readonly numbers?: string;
  readonly amount: string;
  /** A line under a rule. */
  readonly sum?: boolean;
}

/** A line of the account. On phones its amount stands beside its name, and the rest below. */
function Line({ name, how, numbers, amount, sum }: LineProps) {
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-gutter py-1.5 border-t page-md:grid-cols-[3fr_6fr_4fr_2fr] ${sum ? 'border-t-foreground font-600' : 'border-t-line'}`}
    >
      <span>{name}</span>{' '}
      <span className="text-small max-page-md:col-span-2 max-page-md:row-start-2">{how}</span>{' '}
      <span className="text-muted text-small max-page-md:col-span-2">{numbers}</span>{' '}
      <b className="text-right max-page-md:col-start-2 max-page-md:row-start-1">{amount}</b>
    </li>
  );
}

/** The sum as an account: each line with its formula, the visitor's numbers in it and its amount. */
export function GapLines({ cost, outcome, shown }: GapLinesProps) {
  const { rounded, price, left } = outcome;
  const { title, text, terms, total, priceFormula, parts } = formula;
  const numbersOf = (line: string) => lineOf(line, shown, cost);
  return (
    <RowSection
      id="formula"
      background="mist"
      title={title}
      text={fillIn(text, { step: euros(rounded.step) })}
    >
      <ol className="tabular-nums">
        {terms.map(({ name, formula: how, numbers, amount }) => (
          <Line key={name} name={name} how={how} numbers={numbersOf(numbers)} amount={numbersOf(amount)} />
        ))}
        {gapCostParts.map((part, index) => (
          <Line
            key={part}
            name={`${index + 1}. ${result.parts[part]}`}
            how={parts[part].formula}
            numbers={numbersOf(parts[part].numbers)}
            amount={euros(rounded.parts[part])}
          />
        ))}
        <Line sum name={total} amount={euros(rounded.total)} />
        <Line name={`5. ${result.price}`} how={priceFormula} amount={`−${euros(price)}`} />
        <Line sum name={`6. ${result.left}`} amount={signedEuros(left)} />
      </ol>
    </RowSection>
  );
}
