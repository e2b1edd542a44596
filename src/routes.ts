import { addedPaths, isMeasured } from './content/embedded.ts';
import { resultPaths, submissionKinds } from './submissions/kinds.ts';

/** One page of the site. The router, the prerender, the sitemap and the tests all read this table. */
export interface SiteRoute {
  readonly path: string;
  /** The folder in `src/pages`, whose `Page.tsx` it is. */
  readonly page: string;
  /** The content file with its title and description for search engines, below `src`; after a `#` the entry in it. */
  readonly content: string;
  /** Whether search engines may list it; a page that may not is left out of the sitemap too. */
  readonly index: boolean;
}

/** A page that has a folder; its address is the folder's name where nothing else is said. */
function pageRoute(page: string, { path = `/${page}`, index = true, text = 'page' } = {}): SiteRoute {
  return { path, page, content: `pages/${page}/${text}`, index };
}

/** The page for every address that is not in the table; Netlify serves it from `404.html`. */
export const notFoundRoute = pageRoute('not-found', { path: '/404', index: false });

/** A page that is made of its content alone: `content/pages/offer.yaml` is `/offer`. */
export const addedRoute = (path: string): SiteRoute => ({
  path,
  page: 'added',
  content: `content/pages${path}`,
  index: true,
});

/** Every page of the site with its address, the page for unknown addresses included. */
export const siteRoutes: readonly SiteRoute[] = [
  pageRoute('home', { path: '/' }),
  pageRoute('pricing'),
  pageRoute('future-skills-report'),
  pageRoute('skillsuite'),
  pageRoute('skillsuite-overview'),
  pageRoute('skills-control-centre'),
  pageRoute('skills-agent'),
  pageRoute('skills-passport'),
  pageRoute('skills-1st-matching'),
  pageRoute('skills-mapping'),
  pageRoute('skills-lens'),
  pageRoute('skills-ai'),
  pageRoute('business-leader'),
  pageRoute('educator'),
  pageRoute('recruiter'),
  pageRoute('case-studies'),
  pageRoute('skills-roi'),
  pageRoute('scale-growth'),
  pageRoute('evidence'),
  pageRoute('trust'),
  pageRoute('integrations'),
  pageRoute('about-us'),
  pageRoute('partners'),
  pageRoute('skills-1st-masterclass'),
  pageRoute('news'),
  pageRoute('privacy-policy'),
  pageRoute('terms-of-service'),
  // Once a tool measures, another text is true.
  pageRoute('cookie-policy', { text: isMeasured ? 'measured' : 'page' }),
  ...addedPaths.map(addedRoute),
  ...submissionKinds.map((kind) => ({
    path: resultPaths[kind],
    page: 'thank-you',
    content: `pages/thank-you/page#${kind}`,
    index: false,
  })),
  pageRoute('placeholder', { index: false }),
  notFoundRoute,
];

/** The route of an address, with or without a trailing slash; Not found where the table has none. */
export function routeOf(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return siteRoutes.find((route) => route.path === path) ?? notFoundRoute;
}
