import type { ViteReactSSGOptions } from 'vite-react-ssg';
import { routeOf } from '../../routes.ts';
import { versionsOf } from '../content/read-content.ts';
import { finishSite } from '../finish-site.ts';
import { withLanguageLinks } from '../languages/language-links.tsx';
import { languageBuild, routesIn } from '../languages/languages.ts';
import { openBuild, withOwnPolicy } from './finish-page.ts';
import { withHead } from './page-head.tsx';

/**
 * Returns how the pages of a language are rendered and finished. `origin` is the site's origin, without a trailing slash. The
 * development server has no manifest, which a finished page needs, so `isServed` leaves its pages as they are rendered.
 */
export function prerender(language: string, origin: string, isServed: boolean): Partial<ViteReactSSGOptions> {
  const output = languageBuild(language);
  let finishPage: ReturnType<typeof openBuild> | undefined;
  return {
    entry: 'src/build/pages/entry.tsx',
    // Writes `404.html` into the root, where Netlify expects it.
    dirStyle: 'flat',
    includedRoutes: () => routesIn(language).map(({ path }) => path),
    onBeforePageRender: (path, html) => withHead(html, path, origin),
    async onPageRendered(path, html) {
      // On the development server `path` includes the query.
      const { pathname } = new URL(path, origin);
      const route = routeOf(pathname);
      const linked = withLanguageLinks(html, pathname, versionsOf(route));
      if (isServed) return linked;
      finishPage ??= openBuild(output);
      const finished = await finishPage(linked, route.page);
      return path === '/404' ? withOwnPolicy(finished) : finished;
    },
    onFinished: () => (language === '' ? finishSite(output, origin) : undefined),
  };
}
