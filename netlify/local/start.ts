import { runUntilStopped, wantedPort } from './command-line.ts';
import { dataFolder } from './site-environment.ts';
import { startSite } from './site-server.ts';

await runUntilStopped(async () => {
  const build = !process.argv.includes('--no-build');
  const port = wantedPort();
  if (build) console.log('Building the site ...');
  const site = await startSite({ port, build, temporary: false });
  console.log(`The site:     ${site.url}`);
  if (site.mailbox !== undefined) {
    console.log(`The mailbox:  ${site.url}/__mailbox`);
  }
  console.log('The leads:    npm run leads');
  if (site.adminUrl !== undefined || site.mailbox !== undefined) {
    console.log(`The data:     ${dataFolder}/ in this folder, kept between runs`);
  }
  console.log('To stop:      Ctrl-C');
  return site;
});
