import { addedPaths } from './content/embedded.ts';
import { resultPaths, submissionKinds } from './submissions/kinds.ts';

/** One page of the site. The router, the prerender, the sitemap and the tests all read this table. */
export interface SiteRoute {
  readonly path: string;
  /** The folder in `src/pages`, whose `Page.tsx` it is. */
  readonly page: string;
  /** The file in `src/content` that has its title and description for search engines; after a `#` the entry in it. */
  readonly content: string;
  /** Whether search engines may list it; a page that may not is left out of the sitemap too. */
  readonly index: boolean;
}

const thanks = { page: 'thank-you', index: false } as const;

/** The page for every address that is not in the table; Netlify serves it from `404.html`. */
export const notFoundRoute: SiteRoute = {
  path: '/404',
  page: 'not-found',
  content: 'not-found',
  index: false,
};

/** A page that is made of its content alone: `content/pages/offer.yaml` is `/offer`. */
export const addedRoute = (path: string): SiteRoute => ({
  path,
  page: 'added',
  content: `pages${path}`,
  index: true,
});

/** Pages whose address, folder and content have one name. */
const namedRoutes: readonly SiteRoute[] = [
  'pricing',
  'future-skills-report',
  'skillsuite',
  'skillsuite-overview',
  'skills-control-centre',
  'skills-agent',
  'skills-passport',
  'skills-1st-matching',
  'skills-mapping',
  'skills-lens',
  'skills-ai',
  'business-leader',
  'educator',
  'recruiter',
  'case-studies',
  'skills-roi',
  'scale-growth',
  'about-us',
].map((name) => ({ path: `/${name}`, page: name, content: name, index: true }));

/** Every page of the site with its address, the page for unknown addresses included. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: '/', page: 'home', content: 'home', index: true },
  ...namedRoutes,
  { path: '/partners', page: 'partners', content: 'partners-page', index: true },
  { path: '/skills-1st-masterclass', page: 'skills-1st-masterclass', content: 'masterclass', index: true },
  { path: '/privacy-policy', page: 'privacy-policy', content: 'legal/privacy-policy', index: true },
  { path: '/terms-of-service', page: 'terms-of-service', content: 'legal/terms-of-service', index: true },
  { path: '/cookie-policy', page: 'cookie-policy', content: 'legal/cookie-policy', index: true },
  ...addedPaths.map(addedRoute),
  ...submissionKinds.map((kind) => ({ ...thanks, path: resultPaths[kind], content: `results#${kind}` })),
  { path: '/placeholder', page: 'placeholder', content: 'placeholder', index: false },
  notFoundRoute,
];

/** The route of an address, with or without a trailing slash; Not found where the table has none. */
export function routeOf(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return siteRoutes.find((route) => route.path === path) ?? notFoundRoute;
}
