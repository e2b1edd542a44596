import type { LinkTargets } from '../../content/campaign-link.ts';
import { defaultOrigin } from '../../site.ts';
import { readReferences } from './references.ts';

/** Returns what a link may lead to. In a build of the editor alone, the address that Netlify gives is not the site's. */
export function linkTargets({ URL: origin = defaultOrigin, EDITOR_ONLY }: NodeJS.ProcessEnv): LinkTargets {
  const { pages, files, redirects } = readReferences();
  return {
    site: EDITOR_ONLY ? '' : origin,
    pages: pages.map(({ path, content, index, anchors, ...page }) => ({
      path,
      content,
      from: 'from' in page && typeof page.from === 'string' ? page.from : undefined,
      until: 'until' in page && typeof page.until === 'string' ? page.until : undefined,
      anchors: anchors(),
      listed: index,
    })),
    files: [...files],
    redirects: [...redirects],
  };
}
