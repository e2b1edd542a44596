import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mailbox } from './mailbox.ts';
import { startNetlifyEmulator } from './netlify-emulator.ts';
import { buildSite, requireBuild } from './site-build.ts';
import { dataFolder, prepareSiteEnvironment } from './site-environment.ts';
import { createSiteHandler } from './site-handler.ts';
import { listenOnLoopback } from './site-listen.ts';
import { answerNodeRequest } from './site-message.ts';

/** The folder that holds package.json. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

export interface SiteOptions {
  /** Port on localhost; 0, the default, takes a free one. */
  readonly port?: number;
  /** False, the default, serves the build that is there. */
  readonly build?: boolean;
  /** True, the default, keeps database and mails for this run only; false keeps them in `.local`. */
  readonly temporary?: boolean;
  /** Another project folder with netlify.toml, `dist` and `netlify/functions`. */
  readonly projectRoot?: string;
}

/** The running local site. */
export interface RunningSite {
  /** For example `http://localhost:8888`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Undefined where POSTMARK_API_URL names another mail service. */
  readonly mailbox: Mailbox | undefined;
  /** Administrator of the embedded database, for tests; undefined where DATABASE_URL names another one. Never log it. */
  readonly adminUrl: string | undefined;
  /** Stops everything; at most 8 seconds. */
  stop(): Promise<void>;
}

/**
 * Serves the built site on localhost as Netlify would, with an embedded database and a mailbox where the environment names
 * no others. Throws one sentence (LocalRunError, MigrationError) where it cannot, and leaves nothing running then.
 */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const projectRoot = options.projectRoot ?? repositoryRoot;
  const directory = join(projectRoot, 'dist');
  const temporary = options.temporary ?? true;
  if (options.build !== true) requireBuild(directory);
  // A taken port is said before anything slow begins.
  await (await listenOnLoopback(() => undefined, options.port ?? 0)).stop();
  const environment = await prepareSiteEnvironment(temporary ? undefined : join(projectRoot, dataFolder));
  try {
    if (options.build === true) await buildSite(projectRoot);
    const netlify = await startNetlifyEmulator({ projectRoot, files: true });
    const handler = createSiteHandler({
      netlify,
      directory,
      mailbox: environment.mailbox,
    });
    const listener = await listenOnLoopback(
      (request, response) => void answerNodeRequest(handler, request, response),
      options.port ?? 0,
    ).catch(async (error: unknown) => {
      await netlify.stop();
      throw error;
    });
    return {
      url: `http://localhost:${listener.port}`,
      port: listener.port,
      mailbox: environment.mailbox,
      adminUrl: environment.adminUrl,
      async stop() {
        await listener.stop();
        await Promise.all([netlify.stop(), environment.stop()]);
      },
    };
  } catch (error) {
    await environment.stop();
    throw error;
  }
}
