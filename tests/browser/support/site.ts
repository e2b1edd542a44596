import type { Mailbox } from '../../../netlify/local/mailbox.ts';
import { type RunningSite, type SiteOptions, startSite } from '../../../netlify/local/site-server.ts';
import { submissionPaths } from '../../../src/submissions/kinds.ts';
import { linkProject } from './linked-project.ts';
import { captureServerLog, type ServerLog } from './server-log.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** The built site on a free port, with a database and a mailbox of its own. */
export interface Site {
  /** `http://localhost:49152`, without a slash at the end. */
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly log: ServerLog;
  /** Runs one SQL statement as the database's administrator; at most 5 seconds. */
  readonly query: TestDatabase['query'];
  /** Empties every table and the mailbox, once notifications that are on their way have ended (at most 6 seconds). */
  reset(): Promise<void>;
  /** Stops everything and gives the terminal back. */
  stop(): Promise<void>;
}

const warmUpTimeout = 60_000;

/**
 * Has every function bundled before a test begins: the emulator bundles on first use, which takes seconds and holds up
 * every other answer meanwhile. A GET stores nothing.
 */
async function warmUp(url: string): Promise<void> {
  for (const path of Object.values(submissionPaths)) {
    await fetch(`${url}${path}`, { signal: AbortSignal.timeout(warmUpTimeout) });
  }
}

async function asTestSite(running: RunningSite, log: ServerLog): Promise<Site> {
  const { url, mailbox, adminUrl } = running;
  if (mailbox === undefined || adminUrl === undefined) {
    throw new Error(
      'The browser tests empty database and mailbox and so need their own: unset DATABASE_URL and POSTMARK_API_URL.',
    );
  }
  await warmUp(url);
  const database = openTestDatabase(adminUrl);
  return {
    url,
    mailbox,
    log,
    query: database.query,
    async reset() {
      await database.empty();
      mailbox.clear();
    },
    async stop() {
      await database.close();
      await running.stop();
      log.stop();
    },
  };
}

/**
 * Starts the site that was built into `dist`; several seconds. Throws one sentence when there is no build, or when the
 * environment names another database or mail service, and leaves nothing running then.
 */
export async function startTestSite(options: SiteOptions = {}): Promise<Site> {
  const log = captureServerLog();
  const project = options.projectRoot === undefined ? await linkProject() : undefined;
  let running: RunningSite | undefined;
  try {
    running = await startSite({
      ...(project ? { projectRoot: project.root } : {}),
      ...options,
      temporary: true,
    });
    const site = await asTestSite(running, log);
    return {
      ...site,
      async stop() {
        await site.stop();
        await project?.remove();
      },
    };
  } catch (error) {
    await running?.stop();
    await project?.remove();
    log.stop();
    throw error;
  }
}
