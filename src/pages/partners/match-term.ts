export interface Entry {
  readonly skill: string;
  /** What others call it. */
  readonly names: readonly string[];
}

/** Words that say nothing of a skill. */
const empty = new Set(['a', 'an', 'and', 'at', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with']);

/** From so many letters on the beginning of a word counts as the word: `negotiat` for `negotiation`. */
const beginning = 4;

/** Returns the words of a term in lower case, without accents and filling words. */
function wordsOf(term: string): string[] {
  const plain = term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '' && !empty.has(word));
}

/** Whether two words are the same, or begin alike where both are long enough. */
function alike(one: string, other: string): boolean {
  if (one === other) return true;
  const shared = Math.max(beginning, Math.min(one.length, other.length) - 3);
  return (
    one.length >= beginning && other.length >= beginning && one.slice(0, shared) === other.slice(0, shared)
  );
}

const has = (words: readonly string[], typed: string) => words.some((word) => alike(typed, word));

/** Returns the share of the typed words that an entry's names have, and a little more if they are most of one name. */
function likeness(typed: readonly string[], { skill, names }: Entry): number {
  const all = [skill, ...names].map(wordsOf);
  const found = typed.filter((word) => all.some((words) => has(words, word))).length;
  const share = (words: readonly string[]) =>
    typed.filter((word) => has(words, word)).length / Math.max(1, words.length);
  return found / typed.length + 0.1 * Math.max(...all.map(share));
}

/** Returns the entry that a typed term means, the one whose names have most of its words. Undefined if none has half of them. */
export function matchTerm(typed: string, entries: readonly Entry[]): Entry | undefined {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const rated = entries.map((entry) => ({ entry, rate: likeness(words, entry) }));
  const [best] = rated.sort((one, other) => other.rate - one.rate);
  return best && best.rate > 0.5 ? best.entry : undefined;
}

/** Returns the names of an entry but the typed one. */
export function otherNames(typed: string, { names }: Entry): readonly { name: string; place: number }[] {
  const same = wordsOf(typed).join(' ');
  return names.map((name, place) => ({ name, place })).filter(({ name }) => wordsOf(name).join(' ') !== same);
}
