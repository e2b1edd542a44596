import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runUntilStopped, wantedPort } from './command-line.ts';
import { startScheduledDrain } from './scheduled-drain.ts';
import { dataFolder, repositoryRoot, startSite } from './site-server.ts';

await runUntilStopped(async () => {
  const { values } = parseArgs({
    options: {
      'no-build': { type: 'boolean', default: false },
      drain: { type: 'boolean', default: false },
      project: { type: 'string' },
    },
  });
  const port = wantedPort();
  const build = !values['no-build'];
  if (build) console.log('Building the site ...');
  // Tests serve another project.
  const projectRoot = resolve(values.project ?? repositoryRoot);
  const site = await startSite({ port, build, temporary: false, projectRoot, drain: values.drain });
  console.log(`The site:     ${site.url}`);
  if (site.mailbox !== undefined) console.log(`The mailbox:  ${site.url}/__mailbox`);
  console.log('The leads:    npm run leads');
  if (site.adminUrl !== undefined || site.mailbox !== undefined) {
    console.log(`The data:     ${dataFolder}/ in this folder, kept between runs`);
  }
  if (!site.drains)
    console.log('The outbox:   not drained, as the database is remote (npm start -- --drain)');
  console.log('To stop:      Ctrl-C');
  const drain = site.drains ? startScheduledDrain() : undefined;
  return {
    async stop() {
      await drain?.stop();
      await site.stop();
    },
  };
});
