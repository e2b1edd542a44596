import type { References } from '../content/loader/check-content.ts';
import { figureNamed } from '../content/organisation/organisation.ts';
import { siteRoutes } from '../routes.ts';

/** What all content may refer to: the figures of the sample organisation and the pages of the site. */
export const references: References = { figureNamed, pages: siteRoutes.map(({ path }) => path) };
