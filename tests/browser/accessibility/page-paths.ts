import { notFoundRoute, siteRoutes } from '../../../src/routes.ts';

/** An address that the site does not have: it answers 404, which Chromium logs as an error. */
export const missingPath = '/no-such-page';

/** Every page that search engines may list and one of each other kind, whose rest differs in words only; Not found last. */
export const pagePaths: readonly string[] = [
  ...siteRoutes
    .filter(
      (route, position) =>
        route !== notFoundRoute &&
        (route.index || siteRoutes.findIndex(({ page }) => page === route.page) === position),
    )
    .map(({ path }) => path),
  missingPath,
];
