/** A page of the site as the search knows it. */
export interface ListedPage {
  readonly name: string;
  readonly text: string;
  readonly to: string;
}

/** Returns the words of a text in lower case, without accents. */
function wordsIn(text: string): readonly string[] {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.match(/[a-z0-9]+/g) ?? [];
}

/** How many slips a word of this length may have: none in short words, where each slip makes another word. */
const slipsIn = ({ length }: string) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Returns how many letters are added, missing, wrong or swapped between two words. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now[column] = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, now];
  }
  return last[other.length] ?? 0;
}

/** Returns how well a typed word matches the best of some words: 4 is the same word, 3 its beginning, 2 with slips, 0 none. */
function matchOf(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return 4;
  if (words.some((word) => word.startsWith(typed))) return 3;
  const allowed = slipsIn(typed);
  return allowed > 0 && words.some((word) => slipsBetween(typed, word) <= allowed) ? 2 : 0;
}

const namesOf = ({ name, to }: ListedPage) => wordsIn(`${name} ${to}`);

/** Returns how well a typed word matches a page: its name counts more than its description, which forgives no slips. */
function scoreOf(typed: string, page: ListedPage): number {
  const inText = matchOf(typed, wordsIn(page.text));
  return matchOf(typed, namesOf(page)) || (inText > 2 ? 1 : 0);
}

/** Returns the pages that match more than half of the words, the best first. */
export function searchPages(query: string, pages: readonly ListedPage[]): readonly ListedPage[] {
  const typed = wordsIn(query);
  if (typed.length === 0) return [];
  return pages
    .map((page) => {
      const scores = typed.map((word) => scoreOf(word, page)).filter((score) => score > 0);
      return { page, scores, total: scores.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ scores }) => scores.length > typed.length / 2)
    .sort((one, other) => other.total - one.total)
    .map(({ page }) => page);
}

/** Returns the words of a path that occur in the names of pages, as a first query. Empty where there are none. */
export function queryOfPath(pathname: string, pages: readonly ListedPage[]): string {
  // `decodeURIComponent` throws at a malformed escape.
  const readable = pathname.replace(/(?:%[\da-f]{2})+/gi, ' ').replace(/\.[a-z]+$/i, '');
  const isKnown = (word: string) => pages.some((page) => matchOf(word, namesOf(page)) > 0);
  // One letter begins too many words.
  const known = wordsIn(readable).filter((word) => word.length > 1 && isKnown(word));
  return known.slice(0, 6).join(' ');
}
