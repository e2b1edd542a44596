import MiniSearch from 'minisearch';

/** A page of the site as the search knows it. */
export interface ListedPage {
  readonly name: string;
  readonly text: string;
  readonly to: string;
}

/** The words of pages by path. */
export type PageWords = Readonly<Record<string, string>>;

/** How many letters of a word may be wrong, missing or too many: none in short words, where each makes another word. */
const slipsIn = ({ length }: string) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The search of the site's own pages. */
export interface PageSearchIndex {
  /** Returns the pages that match more than half of the words, the best first. */
  readonly find: (query: string) => readonly ListedPage[];
  /** Returns the words of a path that occur in the names of pages, as a first query. Empty where there are none. */
  readonly queryOf: (pathname: string) => string;
}

/** Returns the words of a text in lower case, without accents. */
function wordsIn(text: string): string[] {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.match(/[a-z0-9]+/g) ?? [];
}

/** Returns the search of pages: by name, address and description, and by all their `words` once those are loaded. */
export function searchIndex(pages: readonly ListedPage[], words: PageWords = {}): PageSearchIndex {
  const index = new MiniSearch<ListedPage>({
    idField: 'to',
    fields: ['name', 'text', 'words'],
    extractField: (page, field) => {
      if (field === 'name') return `${page.name} ${page.to}`;
      return field === 'words' ? (words[page.to] ?? '') : page[field as keyof ListedPage];
    },
    tokenize: wordsIn,
    searchOptions: { boost: { name: 8, text: 3 }, prefix: ({ length }) => length > 2 },
  });
  index.addAll(pages);
  const byPath = new Map(pages.map((page) => [page.to, page]));
  const isName = (word: string) =>
    index.search(word, { fields: ['name'], fuzzy: slipsIn(word), prefix: word.length > 2 }).length > 0;

  function find(query: string) {
    const typed = new Set(wordsIn(query));
    const matching = (fuzzy: false | typeof slipsIn) =>
      index
        .search([...typed].join(' '), { fuzzy })
        .filter(({ queryTerms }) => new Set(queryTerms).size > typed.size / 2);
    const exact = matching(false);
    const results = exact.length > 0 ? exact : matching(slipsIn);
    return results.flatMap(({ id }) => byPath.get(id) ?? []);
  }

  function queryOf(pathname: string) {
    // `decodeURIComponent` throws at a malformed escape.
    const readable = pathname.replace(/(?:%[\da-f]{2})+/gi, ' ').replace(/\.[a-z]+$/i, '');
    // One letter begins too many words.
    const known = wordsIn(readable).filter((word) => word.length > 1 && isName(word));
    return known.slice(0, 6).join(' ');
  }

  return { find, queryOf };
}
