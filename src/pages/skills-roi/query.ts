import { type GapInputName, gapInputNames } from '../../content/skills-gap.ts';
import { type GapEntries, plainEntry } from './entries.ts';

/** Longer values of a link are cut: no number of the calculator needs as many characters. */
const longestEntry = 40;

/** The query string that brings entries back, without its question mark; `others` are parameters to keep. */
export function queryOf(entries: GapEntries, others = ''): string {
  const parameters = new URLSearchParams(others);
  for (const name of gapInputNames) parameters.set(name, plainEntry(entries[name]));
  return parameters.toString();
}

/** The entries that a query string names, as they stand there; unknown parameters count for nothing. */
export function entriesOf(query: string): Partial<Record<GapInputName, string>> {
  const parameters = new URLSearchParams(query);
  const entries: Partial<Record<GapInputName, string>> = {};
  for (const name of gapInputNames) {
    const value = parameters.get(name);
    if (value !== null) entries[name] = value.slice(0, longestEntry);
  }
  return entries;
}
