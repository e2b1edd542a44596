import { expect, it } from 'vitest';
import { readContent } from '../../src/build/content/read-content.ts';
import { builtPages } from './built-site.ts';

/** Returns how many entries of some content are samples, at any depth. */
function samplesIn(content: unknown): number {
  if (typeof content !== 'object' || content === null) return 0;
  const own = (content as { readonly sample?: boolean }).sample === true ? 1 : 0;
  return Object.values(content).reduce<number>((sum, part) => sum + samplesIn(part), own);
}

it.each([
  ['/trust', readContent('pages/trust/page'), readContent('pages/trust/page').pending],
  [
    '/integrations',
    readContent('pages/integrations/page'),
    readContent('pages/integrations/page').exchange.draft.pending,
  ],
])('each sample of %s says so where it stands', (path, content, note) => {
  const html = builtPages.find((page) => page.path === path)?.html ?? '';
  expect(html.split(`>${note}</small>`).length - 1).toBe(samplesIn(content));
});
