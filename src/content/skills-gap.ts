import { typedNumber } from './typed-numbers.ts';

/** The inclusive range of an input of the calculator, and its default. */
export interface GapInputRule {
  readonly lowest: number;
  readonly highest: number;
  readonly whole?: boolean;
  /** The default. An assumption, not a benchmark; decision 0010 says how it was chosen. */
  readonly example: number;
}

/**
 * The inputs of the calculator, in the order of the page.
 *
 * - Euros: `salary` and `cover` (a year), `hiringCost`.
 * - Per cent: `onCosts`, `gapShare`, `turnover`, `leaverShare`.
 * - Hours a week: `week`, `hoursLost`.
 *
 * The highest values keep every sum below 2^53, so that amounts are exact to the euro.
 */
export const gapInputRules = {
  headcount: { lowest: 1, highest: 500_000, whole: true, example: 250 },
  salary: { lowest: 1_000, highest: 1_000_000, example: 48_000 },
  onCosts: { lowest: 0, highest: 100, example: 15 },
  week: { lowest: 1, highest: 60, example: 39 },
  gapShare: { lowest: 0, highest: 100, example: 30 },
  hoursLost: { lowest: 0, highest: 60, example: 2.5 },
  cover: { lowest: 0, highest: 100_000_000, example: 60_000 },
  turnover: { lowest: 0, highest: 200, example: 16 },
  leaverShare: { lowest: 0, highest: 100, example: 30 },
  hiringCost: { lowest: 0, highest: 1_000_000, example: 5_500 },
  rampWeeks: { lowest: 0, highest: 104, example: 16 },
} as const satisfies Record<string, GapInputRule>;

export type GapInputName = keyof typeof gapInputRules;
export type GapInputs = Readonly<Record<GapInputName, number>>;

export const gapInputNames = Object.keys(gapInputRules) as GapInputName[];

/** Returns an object with a value for each input. */
export function forEachInput<Value>(value: (name: GapInputName) => Value): Record<GapInputName, Value> {
  return Object.fromEntries(gapInputNames.map((name) => [name, value(name)])) as Record<GapInputName, Value>;
}

/** The default inputs. */
export const exampleInputs: GapInputs = forEachInput((name) => gapInputRules[name].example);

/** Why a typed text is not a valid input. */
export type NumberProblem = 'empty' | 'not-a-number' | 'too-low' | 'too-high' | 'not-whole';

/** Returns why a typed text is not valid for an input, or undefined if it is. */
export function problemOf(typed: string, name: GapInputName): NumberProblem | undefined {
  const rule: GapInputRule = gapInputRules[name];
  if (typed.trim() === '') return 'empty';
  const value = typedNumber(typed);
  if (value === undefined) return 'not-a-number';
  if (value < rule.lowest) return 'too-low';
  if (value > rule.highest) return 'too-high';
  return rule.whole && !Number.isInteger(value) ? 'not-whole' : undefined;
}

/** The parts of the cost, in the order of the page. */
export const gapCostParts = ['time', 'cover', 'hiring', 'ramp'] as const;
export type GapCostPart = (typeof gapCostParts)[number];
