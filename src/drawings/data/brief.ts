import { organisation } from './organisation.ts';

/** A client's brief, line by line, and the skills that each line asks for: together those of the matched role. */
export const briefLines: readonly { readonly words: string; readonly skills: readonly string[] }[] = [
  { words: 'An operations analyst, please.', skills: [] },
  { words: 'Someone who sees how the yard runs,', skills: ['Process mapping', 'Root-cause analysis'] },
  { words: 'gets the numbers out unaided,', skills: ['SQL', 'Reporting'] },
  { words: 'says what next month brings,', skills: ['Forecasting'] },
  { words: 'can settle a shift meeting', skills: ['Facilitation'] },
  { words: 'and checks who delivers to us.', skills: ['Supplier audits'] },
];

/** The skills of the role, in the order in which the brief asks for them. */
export const briefSkills: readonly string[] = briefLines.flatMap(({ skills }) => skills);

/** The skills that the matched role asks for. */
export const askedSkills: readonly string[] = organisation.match.asks.map(({ skill }) => skill);
