import { defaultOrigin } from '../site.ts';
import { readReferences } from './content-references.ts';

/** What a link may lead to, as JSON for the page `/admin/link.html`. */
export interface LinkTargets {
  /** The site's origin, empty where the build does not know it. */
  readonly site: string;
  readonly pages: readonly {
    readonly path: string;
    readonly content: string;
    readonly from?: string | undefined;
    readonly until?: string | undefined;
    readonly anchors: readonly string[];
    /** Whether the page is suggested: one that search engines find. */
    readonly listed: boolean;
  }[];
  readonly files: readonly string[];
  readonly redirects: readonly (readonly [from: string, to: string])[];
}

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
