import { notFoundRoute, siteRoutes } from '../../../src/routes.ts';

/** The path of no page. It answers 404, which Chromium logs as an error. */
export const missingPath = '/no-such-page';

/** Every indexed page, one page of each other kind (pages of a kind differ in copy only), and the not-found page. */
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
