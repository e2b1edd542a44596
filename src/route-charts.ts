import type { ChartName } from './charts/atlas.ts';

/**
 * The chart of each page, by its path: a product's own, or the one that shows what the page is about. Pages that stand
 * for a moment only (results of a form, placeholder, not found) have none.
 */
export const routeCharts = {
  '/': 'home',
  '/pricing': 'control-centre',
  '/future-skills-report': 'skills-lens',
  '/skillsuite': 'plotting-table',
  '/skillsuite-overview': 'suite-globe',
  '/skills-control-centre': 'control-centre',
  '/skills-agent': 'skills-agent',
  '/skills-passport': 'skills-passport',
  '/skills-1st-matching': 'skills-1st-matching',
  '/skills-mapping': 'skills-mapping',
  '/skills-lens': 'skills-lens',
  '/skills-ai': 'skills-ai',
  '/business-leader': 'survey',
  '/educator': 'skills-passport',
  '/recruiter': 'skills-1st-matching',
  '/partners': 'home',
  '/case-studies': 'survey',
  '/skills-1st-masterclass': 'skills-1st-matching',
  '/skills-roi': 'skills-mapping',
  '/scale-growth': 'skills-agent',
  '/about-us': 'survey',
  '/privacy-policy': 'skills-passport',
  '/terms-of-service': 'skills-ai',
  '/cookie-policy': 'skills-ai',
} as const satisfies Readonly<Record<string, ChartName>>;

/** A page that has a chart. */
type ChartedPath = keyof typeof routeCharts;

/** A chart that stands for a page. */
export type RouteChart = (typeof routeCharts)[ChartedPath];

/** Whether a page has a chart. */
export function isCharted(path: string): path is ChartedPath {
  return Object.hasOwn(routeCharts, path);
}
