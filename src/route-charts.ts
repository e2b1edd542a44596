/**
 * The drawing of each page, as its file in `src` without the ending: a product's own, or the one that shows what the page is
 * about. Pages that stand for a moment only (results of a form, placeholder, not found) have none.
 */
export const routeCharts = {
  '/': 'drawings/home',
  '/pricing': 'drawings/control-centre',
  '/future-skills-report': 'drawings/skills-lens',
  '/skillsuite': 'pages/skillsuite/plotting-table',
  '/skillsuite-overview': 'pages/skillsuite-overview/suite-globe',
  '/skills-control-centre': 'drawings/control-centre',
  '/skills-agent': 'drawings/skills-agent',
  '/skills-passport': 'drawings/skills-passport',
  '/skills-1st-matching': 'drawings/skills-1st-matching',
  '/skills-mapping': 'drawings/skills-mapping',
  '/skills-lens': 'drawings/skills-lens',
  '/skills-ai': 'drawings/skills-ai',
  '/business-leader': 'drawings/survey',
  '/educator': 'drawings/skills-passport',
  '/recruiter': 'drawings/skills-1st-matching',
  '/partners': 'drawings/home',
  '/case-studies': 'drawings/survey',
  '/skills-1st-masterclass': 'drawings/skills-1st-matching',
  '/skills-roi': 'drawings/skills-mapping',
  '/scale-growth': 'drawings/skills-agent',
  '/about-us': 'drawings/survey',
  '/privacy-policy': 'drawings/skills-passport',
  '/terms-of-service': 'drawings/skills-ai',
  '/cookie-policy': 'drawings/skills-ai',
} as const satisfies Readonly<Record<string, string>>;

/** A page that has a chart. */
type ChartedPath = keyof typeof routeCharts;

/** A chart that stands for a page. */
export type RouteChart = (typeof routeCharts)[ChartedPath];

/** Whether a page has a chart. */
export function isCharted(path: string): path is ChartedPath {
  return Object.hasOwn(routeCharts, path);
}
