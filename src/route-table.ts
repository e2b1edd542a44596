import { brand } from './site.ts';
import { resultPaths } from './submissions/kinds.ts';

/** One page of the site. The router, the prerender, the sitemap and the tests all read this table. */
export interface SiteRoute {
  readonly path: string;
  /** The file in `src/pages`, without its extension. */
  readonly page: string;
  /** At most 60 characters, so that search results show it whole. */
  readonly title: string;
  /** At most 160 characters. No `$` in title or description: the renderer's string replacement would corrupt it. */
  readonly description: string;
  /** Whether search engines may list it; a page that may not is left out of the sitemap too. */
  readonly index: boolean;
}

const thanks = { page: 'SubmissionReceivedPage', title: `Thank you | ${brand}`, index: false } as const;

export const siteRoutes: readonly SiteRoute[] = [
  {
    path: '/',
    page: 'HomePage',
    title: `Unified Global Skills Intelligence | ${brand}`,
    description:
      'Map, match and mobilise talent with five AI-powered products on one skills engine and a taxonomy of more than 55,000 skills.',
    index: true,
  },
  {
    path: '/pricing',
    page: 'PricingPage',
    title: `Pricing | ${brand}`,
    description:
      'SkillsAgent for your applicant tracking system from €17,000 per year, and SkillsSuite for the whole organisation, priced to fit.',
    index: true,
  },
  {
    path: '/future-skills-report',
    page: 'FutureSkillsReportPage',
    title: `Future Skills Report 2025 | ${brand}`,
    description:
      'More than 150 skills in 25 industries and over 50 countries: which are rising, which are fading and where the gaps open.',
    index: true,
  },
  {
    ...thanks,
    path: resultPaths.newsletter,
    description: 'Your subscription to our Global Skills News has been stored.',
  },
  {
    ...thanks,
    path: resultPaths.meeting,
    description: 'Your meeting request has been stored and our team has been told.',
  },
  {
    ...thanks,
    path: resultPaths.report,
    description: 'Your request for the Future Skills Report 2025 has been stored.',
  },
  {
    path: '/placeholder',
    page: 'PlaceholderPage',
    title: `Link not set yet | ${brand}`,
    description: 'This link stands for an address that the site has not been given yet.',
    index: false,
  },
  {
    path: '/404',
    page: 'NotFoundPage',
    title: `Page not found | ${brand}`,
    description: 'There is no page at this address.',
    index: false,
  },
];
