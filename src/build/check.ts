import { defaultOrigin } from '../site.ts';
import { pageFaults } from './built-pages.ts';
import { staleBuild } from './finished-build.ts';
import { contentFindings, listed, withoutAllowed } from './launch.ts';

// `npm run launch:check` lists everything that is left to do before the launch, and exits with 1 if there is anything.
const reason = staleBuild('.', process.env);
if (reason !== undefined) {
  console.info(reason);
  process.exit(1);
}
const found = [
  ...contentFindings(process.env.URL ?? defaultOrigin, new Date()),
  ...(await pageFaults('dist')),
];
const left = withoutAllowed(found, process.env.LAUNCH_ALLOW);
if (left.length === 0) {
  console.info('Nothing is left to do before the launch.');
} else {
  console.info(listed(`Left to do before the launch (${left.length}):`, left));
  process.exitCode = 1;
}
