import { count } from '../../content/format.ts';
import {
  forEachInput,
  type GapInputName,
  gapInputNames,
  gapInputRules,
  type NumberProblem,
  problemOf,
} from '../../content/skills-gap.ts';
import { plainNumber, typedNumber } from '../../content/typed-numbers.ts';

/** What stands in the fields, as it was typed. */
export type GapEntries = Readonly<Record<GapInputName, string>>;

/** Why an entry cannot be used. `over-week`: more hours lost than the working week has. */
export type EntryProblem = NumberProblem | 'over-week';

/** Reads all entries: the numbers for the formula, when every entry can be used, or what is wrong with each that cannot. */
export function readEntries(entries: GapEntries) {
  const problems: Partial<Record<GapInputName, EntryProblem>> = {};
  for (const name of gapInputNames) {
    const problem = problemOf(entries[name], name);
    if (problem) problems[name] = problem;
  }
  const inputs = forEachInput((name) => typedNumber(entries[name]) ?? 0);
  if (!problems.hoursLost && !problems.week && inputs.hoursLost > inputs.week)
    problems.hoursLost = 'over-week';
  return { inputs: Object.keys(problems).length === 0 ? inputs : undefined, problems };
}

/** The entries that the page is built with: the example as people write it, `48,000`. */
export const exampleEntries: GapEntries = forEachInput((name) => count(gapInputRules[name].example));

/** Longer values of a link are cut: no number of the calculator needs as many characters. */
const longestEntry = 40;

/** The query string that brings entries back, without its question mark; `others` are parameters to keep. */
export function queryOf(entries: GapEntries, others = ''): string {
  const parameters = new URLSearchParams(others);
  for (const name of gapInputNames) parameters.set(name, plainNumber(entries[name]));
  return parameters.toString();
}

/** The entries that a query string names, as they stand there; unknown parameters count for nothing. */
export function entriesOf(query: string) {
  const parameters = new URLSearchParams(query);
  return forEachInput((name) => parameters.get(name)?.slice(0, longestEntry));
}
