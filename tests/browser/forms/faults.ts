import type { Page } from 'playwright/test';
import { type SubmissionKind, submissionPaths } from '../../../src/submissions/kinds.ts';
import type { TroubleLog } from '../support/trouble-log.ts';

/** Has the next answers of a form's function be this problem (RFC 9457); the request never reaches it. */
export async function refuseWith(
  page: Page,
  guard: TroubleLog,
  kind: SubmissionKind,
  problem: { readonly status: number; readonly code: string; readonly errors?: object },
): Promise<void> {
  guard.expect(new RegExp(`^console\\.error: Failed to load resource: .* ${problem.status} `));
  await page.route(`**${submissionPaths[kind]}`, (route) =>
    route.fulfill({
      status: problem.status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', ...problem }),
    }),
  );
}

/** Lets the next submission reach its function, which stores it, and loses the answer on the way back. */
export async function loseAnswer(page: Page, guard: TroubleLog, kind: SubmissionKind): Promise<void> {
  guard.expect(/^console\.error: Failed to load resource: net::ERR_CONNECTION_RESET/);
  guard.expect(/^failed request: .*ERR_CONNECTION_RESET/);
  await page.route(
    `**${submissionPaths[kind]}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** Has a part of the scripts never arrive, as after a deploy that took it away. */
export async function withoutChunk(page: Page, guard: TroubleLog, name: string): Promise<void> {
  guard.expect(/^console\.error: Failed to load resource: net::ERR_CONNECTION_FAILED/);
  guard.expect(new RegExp(`^failed request: .*/assets/${name}-.*ERR_CONNECTION_FAILED`));
  await page.route(`**/assets/${name}-*.js`, (route) => route.abort('connectionfailed'));
}
