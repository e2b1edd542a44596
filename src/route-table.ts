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

/** The page for every address that is not in the table; Netlify serves it from `404.html`. */
export const notFoundRoute: SiteRoute = {
  path: '/404',
  page: 'NotFoundPage',
  title: `Page not found | ${brand}`,
  description: 'There is no page at this address.',
  index: false,
};

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
    path: '/skillsuite',
    page: 'SkillSuitePage',
    title: `SkillSuite: one question, five products | ${brand}`,
    description:
      'Follow one question through five AI-powered products in one week: who could move, who is missing, who fits, what is proven, what comes next.',
    index: true,
  },
  {
    path: '/skillsuite-overview',
    page: 'SkillSuiteOverviewPage',
    title: `SkillSuite overview: the five products | ${brand}`,
    description:
      'Skills Agent, Passport, 1st Matching, Mapping and Lens compared: which question each answers, for whom, from which data, and what comes first.',
    index: true,
  },
  {
    path: '/skills-control-centre',
    page: 'SkillsControlCentrePage',
    title: `Skills Control Centre: one dashboard | ${brand}`,
    description:
      'One dashboard over the whole suite: connected systems, passports, matches, gaps, forecasts and one search, each panel explained by number.',
    index: true,
  },
  {
    path: '/skills-agent',
    page: 'SkillsAgentPage',
    title: `Skills Agent: answers that show their sources | ${brand}`,
    description:
      'Ask in plain words and get answers counted from your HR, learning and recruitment data, with every source, right and unknown on view.',
    index: true,
  },
  {
    path: '/skills-passport',
    page: 'SkillsPassportPage',
    title: `Skills Passport: proof that goes where you go | ${brand}`,
    description:
      'Portable, verified credentials for learners and employees: what a stamp says, how it is checked and who sees it from issue to renewal.',
    index: true,
  },
  {
    path: '/skills-1st-matching',
    page: 'SkillsMatchingPage',
    title: `Skills 1st Matching: people and roles by skill | ${brand}`,
    description:
      'Anonymous matching for hiring, education and internal moves: what a role asks for beside what a person shows, names only when both agree.',
    index: true,
  },
  {
    path: '/skills-mapping',
    page: 'SkillsMappingPage',
    title: `Skills Mapping: supply, demand and gaps | ${brand}`,
    description:
      'A real-time map of skills supply and demand: where you are short, by how many people, what changes next year and who could close the gap.',
    index: true,
  },
  {
    path: '/skills-lens',
    page: 'SkillsLensPage',
    title: `Skills Lens: skills demand, forecast ahead | ${brand}`,
    description:
      'Where demand for a skill goes over the next eight quarters, with its margin of error, for career advice, course planning and workforce plans.',
    index: true,
  },
  {
    path: '/skills-ai',
    page: 'SkillsAiPage',
    title: `The AI that reads skills in any words | ${brand}`,
    description:
      'How the AI behind the suite finds skills in adverts, course outlines and CVs, puts each into one taxonomy and says how sure it is.',
    index: true,
  },
  {
    path: '/business-leader',
    page: 'BusinessLeaderPage',
    title: `Skills figures for business leaders | ${brand}`,
    description:
      'Count the skills you pay for, put a price on each gap and take the board a plan that adds up. With a sample board paper on one page.',
    index: true,
  },
  {
    path: '/educator',
    page: 'EducatorPage',
    title: `Courses that follow the job market | ${brand}`,
    description:
      'Keep a module in step with what employers ask for, term by term, and give graduates verified credentials that any employer can check.',
    index: true,
  },
  {
    path: '/recruiter',
    page: 'RecruiterPage',
    title: `Skills-first search for recruiters | ${brand}`,
    description:
      'Match every applicant on the skills of the brief, hand over shortlists with reasons and sell four services beside the placement.',
    index: true,
  },
  {
    path: '/partners',
    page: 'PartnersPage',
    title: `Partners: build on one language of skills | ${brand}`,
    description:
      'Four kinds of partnership for educators, software makers, public bodies and businesses, with what happens in the first 90 days of each.',
    index: true,
  },
  {
    path: '/case-studies',
    page: 'CaseStudiesPage',
    title: `Case studies: four maps, before and after | ${brand}`,
    description:
      'A university, an enterprise, a small company and an association, each with one thing counted twice and a map of what changed in a year.',
    index: true,
  },
  {
    path: '/skills-1st-masterclass',
    page: 'MasterclassPage',
    title: `Skills 1st Masterclass: hire for skills | ${brand}`,
    description:
      'A 3-hour interactive virtual session for 25 participants: take one vacancy apart into skills, rewrite its advert, shortlist without names.',
    index: true,
  },
  {
    path: '/skills-roi',
    page: 'SkillsRoiPage',
    title: `What a skills gap costs: the calculator | ${brand}`,
    description:
      'Work out the yearly cost of a skills gap from your own numbers: time lost, work bought in, hiring and getting up to speed, with the formula in full.',
    index: true,
  },
  {
    path: '/scale-growth',
    page: 'ScaleGrowthPage',
    title: `Scale your people as fast as your revenue | ${brand}`,
    description:
      'For fast-growing SaaS companies: see the gap between revenue and skills while it is small, and who on your own payroll could close it.',
    index: true,
  },
  {
    path: '/about-us',
    page: 'AboutPage',
    title: `About us: we ask what people can do | ${brand}`,
    description:
      'How a form in a Galway hospital became an atlas of skills: the company, its twenty years to scale, its four values and its team of thirteen.',
    index: true,
  },
  {
    path: '/privacy-policy',
    page: 'PrivacyPolicyPage',
    title: `Privacy policy | ${brand}`,
    description:
      'Which personal data SkillsAI keeps, why, for how long and who sees it, in one table, and how you have it corrected or deleted.',
    index: true,
  },
  {
    path: '/terms-of-service',
    page: 'TermsOfServicePage',
    title: `Terms and conditions | ${brand}`,
    description:
      'The terms of annual and multi-year licences for the SkillSuite: payment, your data, results of the AI, liability and Irish law.',
    index: true,
  },
  {
    path: '/cookie-policy',
    page: 'CookiePolicyPage',
    title: `Cookie policy | ${brand}`,
    description:
      'Every entry that this site may store in your browser, by name, and the place to change what you have agreed to. No trackers.',
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
  notFoundRoute,
];

/** The route of an address, with or without a trailing slash; Not found where the table has none. */
export function routeOf(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return siteRoutes.find((route) => route.path === path) ?? notFoundRoute;
}
