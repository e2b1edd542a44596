/**
 * Whether this run is the release tier (`npm run test:release`), which repeats at every width, engine and seed what `npm test`
 * proves once. Which tests are in which tier is a table in `docs/tests.md`.
 */
export const isReleaseTier = process.env.TEST_TIER === 'release';
