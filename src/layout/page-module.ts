import type { ComponentType } from 'react';

/** What a file in `src/pages` exports. */
export interface PageModule {
  readonly Component: ComponentType;
}

export type LoadPage = () => Promise<PageModule>;

const reloadedAtKey = 'page-reloaded-at';
const patience = 10_000;

/**
 * Loads a page's chunk in the browser. Where it is gone, as after a deploy under an open tab, the browser asks the
 * server for the page at `path` instead, at most once in ten seconds so that a chunk that is really missing cannot
 * loop; then the error is thrown.
 */
export async function loadOrVisit(load: LoadPage, path: string): Promise<PageModule> {
  try {
    return await load();
  } catch (error) {
    const reloadedAt = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (Date.now() - reloadedAt < patience) throw error;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    window.location.assign(path);
    return new Promise(() => {});
  }
}
