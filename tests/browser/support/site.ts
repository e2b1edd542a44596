import { join } from 'node:path';
import { withClient } from '../../../netlify/local/database.ts';
import { serve } from '../../../netlify/local/http-server.ts';
import type { Mailbox } from '../../../netlify/local/mailbox.ts';
import { type NetlifyEmulator, startNetlifyEmulator } from '../../../netlify/local/netlify-emulator.ts';
import { prepareSiteEnvironment } from '../../../netlify/local/services.ts';
import { createSiteApp } from '../../../netlify/local/site-app.ts';
import { copyBuild, repositoryRoot, requireBuild } from '../../../netlify/local/site-server.ts';
import { submissionKinds, submissionPaths } from '../../../src/submissions/kinds.ts';
import { callFunction } from '../../functions/support/submit.ts';
import { type CapturedLog, captureLog } from '../../support/captured-log.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The built site on a free port, with a database and a mailbox of its own. */
export interface Site {
  /** `http://localhost:49152`, without a slash at the end. */
  readonly url: string;
  readonly mailbox: Mailbox;
  /** What functions and server wrote since the last reset. */
  readonly log: CapturedLog;
  /** Runs one SQL statement as the database's administrator. */
  query(text: string): Promise<readonly Row[]>;
  /** Waits until the functions have ended what they left for after their answers. */
  idle(): Promise<unknown>;
  /** Empties every table, the mailbox and the log, once the functions are idle. */
  reset(): Promise<void>;
}

/** Answers a request with what the site answers, or with something made of it. */
type ChangeAnswer = (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>;

/** The migrations keep their history in another schema. */
const listTables =
  "select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'";

/** Asks for each file once: the emulator takes most of ten milliseconds of processor time for one. */
function remember(answer: NetlifyEmulator['handleFile']): NetlifyEmulator['handleFile'] {
  const read = async (request: Request) => {
    const file = await answer(request);
    return file && { body: await file.bytes(), init: { status: file.status, headers: file.headers } };
  };
  const files = new Map<string, ReturnType<typeof read>>();
  return async (request) => {
    const known = files.get(request.url) ?? read(request);
    files.set(request.url, known);
    const file = await known;
    return file && new Response(file.body, file.init);
  };
}

/**
 * Calls the functions in this process. The emulator bundles one anew and starts a thread for every request, most of a second of
 * processor time; that it does so is a test of `netlify/local/site-server.test.ts`.
 */
function withFunctions(netlify: NetlifyEmulator, noteCall: () => void) {
  const work = new Set<Promise<unknown>>();
  const handle: NetlifyEmulator['handle'] = async (request) => {
    const { pathname } = new URL(request.url);
    const kind = submissionKinds.find((name) => submissionPaths[name] === pathname);
    if (kind === undefined) return netlify.handle(request);
    noteCall();
    const ip = request.headers.get('x-forwarded-for') ?? '';
    const call = callFunction(kind, request, { ip, deployContext: 'dev' });
    const done = call.then(({ afterwards }) => afterwards).finally(() => work.delete(done));
    work.add(done);
    return { type: 'function', response: (await call).response };
  };
  return { ...netlify, handle, handleFile: remember(netlify.handleFile), idle: () => Promise.all(work) };
}

/**
 * Starts the site that was built into `dist`, a few seconds, and stops it after its use. Throws one sentence when there is no
 * build, or when the environment names another database or mail service, and leaves nothing running then. `change` may alter
 * answers, and `builtIn` names another project whose `dist` is served.
 */
export async function withTestSite(
  use: (site: Site) => Promise<void>,
  change: ChangeAnswer = (request, answer) => answer(request),
  builtIn = repositoryRoot,
): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const log = captureLog();
  stack.defer(log.stop);
  requireBuild(join(builtIn, 'dist'));
  const { adminUrl, mailbox, stop } = await prepareSiteEnvironment();
  stack.defer(stop);
  if (mailbox === undefined || adminUrl === undefined) {
    throw new Error(
      'The browser tests empty database and mailbox and so need their own: unset DATABASE_URL and POSTMARK_API_URL.',
    );
  }
  const copy = await copyBuild(builtIn);
  stack.defer(copy.remove);
  const options = { functions: false, filesRoot: copy.path };
  let isEmpty = false;
  const netlify = withFunctions(await startNetlifyEmulator(repositoryRoot, options), () => {
    isEmpty = false;
  });
  stack.defer(netlify.stop);
  const app = createSiteApp(netlify, copy.directory, mailbox);
  const server = await serve((request, bindings) =>
    change(request, async (changed) => app.fetch(changed, bindings)),
  );
  stack.defer(server.stop);
  const query = async (text: string) => {
    isEmpty = false;
    return (await withClient(adminUrl, (client) => client.query<Row>(text))).rows;
  };
  const [tables] = await query(listTables);
  await use({
    url: `http://localhost:${server.port}`,
    mailbox,
    log,
    query,
    idle: netlify.idle,
    async reset() {
      await netlify.idle();
      // Most tests store nothing, and a connection costs a tenth of a second of processor time.
      const emptied = isEmpty ? undefined : query(`truncate ${tables?.names}`);
      isEmpty = true;
      await emptied;
      mailbox.clear();
      log.reset();
    },
  });
}
