import type { Context } from '@netlify/functions';
import * as z from 'zod/mini';
import { openDatabase, readRows, type Statement, untilDeadline } from './database.ts';
import { readDatabaseSettings } from './environment.ts';
import { jsonResponse, refusal } from './json-response.ts';
import { manyFailedSubmissions } from './limits.ts';
import { processLog as log } from './log.ts';

type HealthContext = Partial<Pick<Context, 'deploy'>>;

/** Whether leads are stored and told, in one word. All but `ok` need a person; docs/on-call.md says what to do. */
type Health =
  | 'ok'
  | 'configuration'
  | 'database_unavailable'
  | 'submissions_failed'
  | 'notifications_dead'
  | 'notifications_overdue';

/** How long an answer is reused, here and in caches, so that a flood of questions costs one statement. */
const reuseSeconds = 10;

/** How long the database is asked, with retries. A sleeping one mostly wakes within a second. */
const askMilliseconds = 5000;
const tryMilliseconds = 4500;

const counts: Statement = {
  text: 'select dead, overdue, failed_submissions as "failedSubmissions" from needs_attention',
};
const countRows = z.tuple([
  z.object({ dead: z.number(), overdue: z.number(), failedSubmissions: z.number() }),
]);

async function ask(deployContext: string | undefined): Promise<Health> {
  const settings = readDatabaseSettings(process.env, log, deployContext);
  if (settings === undefined) return 'configuration';
  try {
    const [{ dead, overdue, failedSubmissions }] = await untilDeadline(
      performance.now() + askMilliseconds,
      (signal) => readRows(openDatabase(settings), counts, countRows, signal),
      tryMilliseconds,
    );
    if (failedSubmissions >= manyFailedSubmissions) return 'submissions_failed';
    if (dead > 0) return 'notifications_dead';
    return overdue > 0 ? 'notifications_overdue' : 'ok';
  } catch {
    return 'database_unavailable';
  }
}

/** The last question, which concurrent requests share. */
let last: { readonly at: number; readonly health: Promise<Health> } | undefined;

function currentHealth(deployContext: string | undefined): Promise<Health> {
  const now = performance.now();
  if (last === undefined || now - last.at >= reuseSeconds * 1000) {
    last = { at: now, health: ask(deployContext) };
  }
  return last.health;
}

/** Forgets the last answer, for tests. */
export function forgetHealth(): void {
  last = undefined;
}

/**
 * Answers whether leads are stored and told: 200 with `{"status":"ok"}`, else 503 with another word. Has no data of visitors and no
 * counts. Takes at most five seconds and never throws. An answer is up to ten seconds old.
 */
export async function reportHealth(request: Request, { deploy }: HealthContext): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal(request, 'method_not_allowed', 'This address is read.', { Allow: 'GET, HEAD' });
  }
  const status = await currentHealth(deploy?.context);
  return jsonResponse(
    request,
    status === 'ok' ? 200 : 503,
    { status },
    {
      'Cache-Control': `public, max-age=${reuseSeconds}`,
      'Netlify-CDN-Cache-Control': `public, max-age=${reuseSeconds}`,
      // Otherwise each query string would have an answer of its own in Netlify's cache (docs.netlify.com, "Caching").
      'Netlify-Vary': 'query=none',
    },
  );
}
