import type { ComponentType } from 'react';
import { tryStorage } from '../components/browser-storage.ts';
import type { PageHead } from '../content/fields.ts';

/** What a page's file in `src/pages` exports. */
export interface PageModule {
  readonly Component: ComponentType;
  /** What the tab and search engines show of it, from its content; by path where one file is several pages. */
  readonly head: PageHead | ((path: string) => PageHead);
}

export type LoadPage = () => Promise<PageModule>;

const reloadedAtKey = 'page-reloaded-at';
const reloadInterval = 10_000;

/** Notes that the page is about to be reloaded; false where that was noted less than `reloadInterval` ago. */
function noteReload(): boolean {
  const reloadedAt = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
  if (Date.now() - reloadedAt < reloadInterval) return false;
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  return true;
}

/**
 * Loads the code of the page that the browser has just loaded. Where it is gone the page is reloaded, at most once in
 * ten seconds; after that, and where the browser keeps no site data to count in, the chunk's error is thrown, and the page
 * stays as it was built, with links and forms that work.
 */
export async function loadOrReload<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!tryStorage(noteReload)) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}
