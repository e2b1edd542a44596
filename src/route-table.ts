import { brand } from './site.ts';
import { resultPaths } from './submissions/kinds.ts';

/** One page of the site; its description stands in `route-descriptions.ts`. The router, the prerender, the sitemap and the tests all read this table. */
export interface SiteRoute {
  readonly path: string;
  /** The folder in `src/pages`, whose `Page.tsx` it is. */
  readonly page: string;
  /** At most 60 characters, so that search results show it whole. No `$`: the renderer's string replacement would corrupt it. */
  readonly title: string;
  /** Whether search engines may list it; a page that may not is left out of the sitemap too. */
  readonly index: boolean;
}

const thanks = { page: 'thank-you', title: `Thank you | ${brand}`, index: false } as const;

/** The page for every address that is not in the table; Netlify serves it from `404.html`. */
export const notFoundRoute: SiteRoute = {
  path: '/404',
  page: 'not-found',
  title: `Page not found | ${brand}`,
  index: false,
};

/** Every page of the site with its address, the page for unknown addresses included. */
export const siteRoutes: readonly SiteRoute[] = [
  {
    path: '/',
    page: 'home',
    title: `Unified Global Skills Intelligence | ${brand}`,
    index: true,
  },
  {
    path: '/pricing',
    page: 'pricing',
    title: `Pricing | ${brand}`,
    index: true,
  },
  {
    path: '/future-skills-report',
    page: 'future-skills-report',
    title: `Future Skills Report 2025 | ${brand}`,
    index: true,
  },
  {
    path: '/skillsuite',
    page: 'skillsuite',
    title: `SkillSuite: one question, five products | ${brand}`,
    index: true,
  },
  {
    path: '/skillsuite-overview',
    page: 'skillsuite-overview',
    title: `SkillSuite overview: the five products | ${brand}`,
    index: true,
  },
  {
    path: '/skills-control-centre',
    page: 'skills-control-centre',
    title: `Skills Control Centre: one dashboard | ${brand}`,
    index: true,
  },
  {
    path: '/skills-agent',
    page: 'skills-agent',
    title: `Skills Agent: answers that show their sources | ${brand}`,
    index: true,
  },
  {
    path: '/skills-passport',
    page: 'skills-passport',
    title: `Skills Passport: proof that goes where you go | ${brand}`,
    index: true,
  },
  {
    path: '/skills-1st-matching',
    page: 'skills-1st-matching',
    title: `Skills 1st Matching: people and roles by skill | ${brand}`,
    index: true,
  },
  {
    path: '/skills-mapping',
    page: 'skills-mapping',
    title: `Skills Mapping: supply, demand and gaps | ${brand}`,
    index: true,
  },
  {
    path: '/skills-lens',
    page: 'skills-lens',
    title: `Skills Lens: skills demand, forecast ahead | ${brand}`,
    index: true,
  },
  {
    path: '/skills-ai',
    page: 'skills-ai',
    title: `The AI that reads skills in any words | ${brand}`,
    index: true,
  },
  {
    path: '/business-leader',
    page: 'business-leader',
    title: `Skills figures for business leaders | ${brand}`,
    index: true,
  },
  {
    path: '/educator',
    page: 'educator',
    title: `Courses that follow the job market | ${brand}`,
    index: true,
  },
  {
    path: '/recruiter',
    page: 'recruiter',
    title: `Skills-first search for recruiters | ${brand}`,
    index: true,
  },
  {
    path: '/partners',
    page: 'partners',
    title: `Partners: build on one language of skills | ${brand}`,
    index: true,
  },
  {
    path: '/case-studies',
    page: 'case-studies',
    title: `Case studies: four maps, before and after | ${brand}`,
    index: true,
  },
  {
    path: '/skills-1st-masterclass',
    page: 'skills-1st-masterclass',
    title: `Skills 1st Masterclass: hire for skills | ${brand}`,
    index: true,
  },
  {
    path: '/skills-roi',
    page: 'skills-roi',
    title: `What a skills gap costs: the calculator | ${brand}`,
    index: true,
  },
  {
    path: '/scale-growth',
    page: 'scale-growth',
    title: `Scale your people as fast as your revenue | ${brand}`,
    index: true,
  },
  {
    path: '/about-us',
    page: 'about-us',
    title: `About us: we ask what people can do | ${brand}`,
    index: true,
  },
  {
    path: '/privacy-policy',
    page: 'privacy-policy',
    title: `Privacy policy | ${brand}`,
    index: true,
  },
  {
    path: '/terms-of-service',
    page: 'terms-of-service',
    title: `Terms and conditions | ${brand}`,
    index: true,
  },
  {
    path: '/cookie-policy',
    page: 'cookie-policy',
    title: `Cookie policy | ${brand}`,
    index: true,
  },
  {
    ...thanks,
    path: resultPaths.newsletter,
  },
  {
    ...thanks,
    path: resultPaths.meeting,
  },
  {
    ...thanks,
    path: resultPaths.report,
  },
  {
    path: '/placeholder',
    page: 'placeholder',
    title: `Link not set yet | ${brand}`,
    index: false,
  },
  notFoundRoute,
];

/** The route of an address, with or without a trailing slash; Not found where the table has none. */
export function routeOf(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return siteRoutes.find((route) => route.path === path) ?? notFoundRoute;
}
