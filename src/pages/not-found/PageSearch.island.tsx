import { useEffect, useRef, useState } from 'react';
import { Field, Input } from '../../components/Field.tsx';
import { useHydrated } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { Link } from '../../components/Link.tsx';
import { onlyLive } from '../../components/TryOut.tsx';
import { fillIn } from '../../content/format.ts';
import styles from './PageSearch.module.css';
import type page from './page.yaml';
import { type ListedPage, queryOfPath, searchPages } from './page-search.ts';
import { useAttemptedPath } from './use-attempted-path.ts';

const id = 'page-search';
/** As many results as stand under the field at most. */
const mostShown = 6;

interface PageSearchProps extends Pick<(typeof page)['search'], 'label' | 'hint' | 'found'> {
  /** Over the list; `lost-places` is its id. */
  readonly title: string;
  readonly pages: readonly ListedPage[];
  /** What is listed while nothing is searched for. */
  readonly suggestions: readonly { readonly label: string; readonly text: string; readonly to: string }[];
}

/**
 * Searches the site's own pages by name and description. The first query is what the attempted path has in common with them.
 * Enter moves the focus to the first result. It also logs that path.
 */
export default function LivePageSearch({ title, label, hint, found, pages, suggestions }: PageSearchProps) {
  const [query, setQuery] = useState('');
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  useAttemptedPath();
  useEffect(() => setQuery(queryOfPath(window.location.pathname, pages)), [pages]);

  const results = searchPages(query, pages);
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
              onChange={({ target }) => setQuery(target.value)}
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
            {title}
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
