import { typedNumber } from './typed-numbers.ts';

/** What a number of the calculator may be, both ends included, and the one it begins with. */
export interface GapInputRule {
  readonly lowest: number;
  readonly highest: number;
  readonly whole?: boolean;
  /** An assumption, not a benchmark: `docs/decisions` says how each was chosen. */
  readonly example: number;
}

/**
 * The numbers of the skills-gap cost, in the order the page asks for them. Amounts are euros, `salary` and `cover` a
 * year; `onCosts`, `gapShare`, `turnover` and `leaverShare` per cent; `week` and `hoursLost` hours a week. The highest
 * values keep every sum below 2^53, so that amounts stay exact to the euro.
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

/** One value for each number of the calculator. */
export function forEachInput<Value>(value: (name: GapInputName) => Value): Record<GapInputName, Value> {
  return Object.fromEntries(gapInputNames.map((name) => [name, value(name)])) as Record<GapInputName, Value>;
}

/** The sample organisation that the page begins with. */
export const exampleInputs: GapInputs = forEachInput((name) => gapInputRules[name].example);

/** Why an entry is no such number. */
export type NumberProblem = 'empty' | 'not-a-number' | 'too-low' | 'too-high' | 'not-whole';

/** Returns why what was typed for an input cannot be used; undefined for a number within its rule. */
export function problemOf(written: string, name: GapInputName): NumberProblem | undefined {
  const rule: GapInputRule = gapInputRules[name];
  if (written.trim() === '') return 'empty';
  const value = typedNumber(written);
  if (value === undefined) return 'not-a-number';
  if (value < rule.lowest) return 'too-low';
  if (value > rule.highest) return 'too-high';
  return rule.whole && !Number.isInteger(value) ? 'not-whole' : undefined;
}

/** The parts of the cost, in the order in which the page explains them. */
export const gapCostParts = ['time', 'cover', 'hiring', 'ramp'] as const;
export type GapCostPart = (typeof gapCostParts)[number];
