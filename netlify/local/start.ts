import { resolve } from 'node:path';
import { runUntilStopped, wantedPort } from './command-line.ts';
import { startScheduledDrain } from './scheduled-drain.ts';
import { dataFolder } from './site-environment.ts';
import { repositoryRoot, startSite } from './site-server.ts';

const projectOption = '--project=';

/** The project to serve: this one, or the folder of `--project=`. */
function projectRoot(): string {
  const option = process.argv.find((text) => text.startsWith(projectOption));
  return option === undefined ? repositoryRoot : resolve(option.slice(projectOption.length));
}

await runUntilStopped(async () => {
  const build = !process.argv.includes('--no-build');
  const port = wantedPort();
  if (build) console.log('Building the site ...');
  const site = await startSite({ port, build, temporary: false, projectRoot: projectRoot() });
  console.log(`The site:     ${site.url}`);
  if (site.mailbox !== undefined) {
    console.log(`The mailbox:  ${site.url}/__mailbox`);
  }
  console.log('The leads:    npm run leads');
  if (site.adminUrl !== undefined || site.mailbox !== undefined) {
    console.log(`The data:     ${dataFolder}/ in this folder, kept between runs`);
  }
  console.log('To stop:      Ctrl-C');
  const drain = startScheduledDrain();
  return {
    async stop() {
      await drain.stop();
      await site.stop();
    },
  };
});
