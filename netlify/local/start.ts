import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drainOutbox } from '../submissions/drain.ts';
import { runUntilStopped, wantedPort } from './command-line.ts';
import { dataFolder, repositoryRoot, startSite } from './site-server.ts';

/** More often than Netlify runs `drain-outbox`, in milliseconds: the embedded database costs nothing while it is awake. */
const drainInterval = 5 * 60_000;

const { values } = parseArgs({
  options: { 'no-build': { type: 'boolean', default: false }, project: { type: 'string' } },
});

await runUntilStopped(async () => {
  const port = wantedPort();
  const build = !values['no-build'];
  if (build) console.log('Building the site ...');
  // Another project's folder is for tests.
  const projectRoot = resolve(values.project ?? repositoryRoot);
  const site = await startSite({ port, build, temporary: false, projectRoot });
  console.log(`The site:     ${site.url}`);
  if (site.mailbox !== undefined) console.log(`The mailbox:  ${site.url}/__mailbox`);
  console.log('The leads:    npm run leads');
  if (site.adminUrl !== undefined || site.mailbox !== undefined) {
    console.log(`The data:     ${dataFolder}/ in this folder, kept between runs`);
  }
  console.log('To stop:      Ctrl-C');
  // The work of the scheduled function, which the emulator does not run: at once, for what an earlier run left.
  let drain = drainOutbox();
  const timer = setInterval(() => {
    drain = drainOutbox();
  }, drainInterval);
  return {
    async stop() {
      clearInterval(timer);
      // A database that goes away under a statement would be logged as a failure, which Ctrl-C is not.
      await drain;
      await site.stop();
    },
  };
});
