import { addedPaths, articleIds, isMeasured, unlistedPaths } from './content/embedded.ts';
import { articlePath } from './content/links.ts';
import { bookingKinds, bookingPaths, resultPaths, submissionKinds } from './submissions/kinds.ts';

/** A page of the site. The prerender, the sitemap and the tests read the table of all routes. */
export interface SiteRoute {
  readonly path: string;
  /** The folder in `src/pages` that has its `Page.tsx`. */
  readonly page: string;
  /** The content file, relative to `src`, with the title and description. An entry of the file, by name or `id`, follows a `#`. */
  readonly content: string;
  /** Whether search engines may list it. Other pages are not in the sitemap. */
  readonly index: boolean;
}

/** Returns the route of a page folder. The path defaults to the folder's name. */
function pageRoute(page: string, { path = `/${page}`, index = true, text = 'page' } = {}): SiteRoute {
  return { path, page, content: `pages/${page}/${text}`, index };
}

/** The Not found page. Netlify serves it from `404.html`. */
export const notFoundRoute = pageRoute('not-found', { path: '/404', index: false });

/** Returns the route of a page that has a content file only: `content/pages/offer.yaml` is `/offer`. */
export const addedRoute = (path: string): SiteRoute => ({
  path,
  page: 'added',
  content: `content/pages${path}`,
  index: !unlistedPaths.includes(path),
});

/** Returns the route of a headline's article. */
const articleRoute = (id: string): SiteRoute => ({
  path: articlePath(id),
  page: 'news-article',
  content: `content/news#${id}`,
  index: true,
});

/** Every page of the site, including the Not found page. */
export const siteRoutes: readonly SiteRoute[] = [
  pageRoute('home', { path: '/' }),
  pageRoute('pricing'),
  pageRoute('future-skills-report'),
  pageRoute('future-skills-report-edition', { path: '/future-skills-report/edition' }),
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
  pageRoute('harbour-and-vale'),
  pageRoute('trust'),
  pageRoute('integrations'),
  pageRoute('about-us'),
  pageRoute('partners'),
  pageRoute('skills-1st-masterclass'),
  pageRoute('news'),
  pageRoute('videos'),
  pageRoute('privacy-policy'),
  pageRoute('terms-of-service'),
  // The policy has another text when a measuring tool is configured.
  pageRoute('cookie-policy', { text: isMeasured ? 'measured' : 'page' }),
  ...bookingKinds.map((kind) => ({
    path: bookingPaths[kind],
    page: 'book',
    content: `pages/book/page#${kind}`,
    index: true,
  })),
  ...articleIds.map(articleRoute),
  ...addedPaths.map(addedRoute),
  ...submissionKinds.map((kind) => ({
    path: resultPaths[kind],
    page: 'thank-you',
    content: `pages/thank-you/page#${kind}`,
    index: false,
  })),
  notFoundRoute,
];

/** Returns the route of a path, with or without a trailing slash, or `notFoundRoute`. */
export function routeOf(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return siteRoutes.find((route) => route.path === path) ?? notFoundRoute;
}
