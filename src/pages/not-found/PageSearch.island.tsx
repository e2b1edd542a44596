import { useMemo, useRef, useState } from 'react';
import { Field, Input } from '../../components/Field.tsx';
import { useHydrated, useOnceLive } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { Link } from '../../components/Link.tsx';
import { onlyLive } from '../../components/TryOut.tsx';
import { fillIn } from '../../content/format.ts';
import { searchWordsPath } from '../../site.ts';
import styles from './PageSearch.module.css';
import type page from './page.yaml';
import { type ListedPage, type PageWords, searchIndex } from './page-search.ts';
import { useAttemptedPath } from './use-attempted-path.ts';

const id = 'page-search';
/** As many results as stand under the field at most. */
const mostShown = 6;

/** How long the words of the pages may take, in milliseconds. */
const wordsTimeout = 8000;

/** Loads the words of all pages. Without them the search knows names and descriptions only. */
async function loadWords(): Promise<PageWords> {
  try {
    const response = await fetch(searchWordsPath, { signal: AbortSignal.timeout(wordsTimeout) });
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}

interface PageSearchProps extends Pick<(typeof page)['search'], 'label' | 'hint' | 'found' | 'results'> {
  /** Over the suggestions; `lost-places` is its id. */
  readonly title: string;
  readonly pages: readonly ListedPage[];
  /** What is listed while nothing is searched for. */
  readonly suggestions: readonly { readonly label: string; readonly text: string; readonly to: string }[];
}

/**
 * Searches the site's own pages: by name and description, and from the first letter or focus on by all their words. The first query
 * is what the attempted path has in common with their names. Enter moves the focus to the first result. It also logs that path.
 */
export default function LivePageSearch(props: PageSearchProps) {
  const { title, label, hint, found, pages, suggestions } = props;
  const [query, setQuery] = useState('');
  const [words, setWords] = useState<PageWords>();
  const isLoading = useRef(false);
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  useAttemptedPath();
  const index = useMemo(() => searchIndex(pages, words), [pages, words]);
  useOnceLive(() => setQuery(index.queryOf(window.location.pathname)));

  function prepare() {
    if (isLoading.current) return;
    isLoading.current = true;
    void loadWords().then(setWords);
  }

  const results = index.find(query);
  const said = results.length === 1 ? found.one : results.length > 0 ? found.many : found.none;
  const asked = query.trim();
  const shown =
    results.length > 0
      ? results.slice(0, mostShown).map(({ name, ...result }) => ({ ...result, label: name }))
      : suggestions;
  return (
    <div className="grid content-start gap-x-gutter-wide gap-y-6 page-sm:min-h-80 page-lg:grid-cols-[4fr_8fr]">
      <search className={onlyLive}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            list.current?.querySelector('a')?.focus();
          }}
        >
          <Field id={id} label={label}>
            <Input
              id={id}
              className={styles.search}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={80}
              disabled={!hydrated}
              value={query}
              onFocus={prepare}
              onChange={({ target }) => {
                prepare();
                setQuery(target.value);
              }}
              aria-describedby="page-search-hint"
            />
            <p id="page-search-hint" className="text-slate text-small">
              {hint}
            </p>
          </Field>
        </form>
      </search>
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-x-4 pb-3">
          <h2 id="lost-places" className="text-heading">
            {results.length > 0 ? props.results : title}
          </h2>
          <p role="status" className={`text-small ${onlyLive}`}>
            {asked ? fillIn(said, { query: asked, count: results.length }) : null}
          </p>
        </div>
        <ul
          ref={list}
          className="*:grid *:gap-x-4 *:border-t *:border-t-contour *:py-3.5 page-sm:*:grid-cols-2"
        >
          {shown.map(({ text, ...link }) => (
            <li key={link.to}>
              <Link className="font-600" {...link} />
              <span className="text-slate">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export const PageSearch = island('pages/not-found/PageSearch', LivePageSearch);
