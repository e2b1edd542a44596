import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { repositoryRoot } from '../../../netlify/local/site-server.ts';
import { editorHeaders, headersWithEditor } from '../../../src/build/editor/editor.ts';

/** Where the tests serve the editor. Nothing listens there. */
export const origin = 'http://localhost:1';

/** Serves the editor that was built into a folder, and the files of `public`, with the headers of the editor. */
export async function serveEditor(page: Page, built: string): Promise<void> {
  // Links of the editor open in another tab.
  await page.context().route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const path = [built, join(repositoryRoot, 'public')].map((folder) => join(folder, name)).find(existsSync);
    if (path === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ path, headers: { ...headersWithEditor, ...editorHeaders } });
  });
}
