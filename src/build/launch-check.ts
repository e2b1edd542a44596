import { defaultOrigin } from '../site.ts';
import { staleBuild } from './finished-build.ts';
import { pageFaults } from './launch/built-pages.ts';
import { contentFindings, findingList, withoutAllowed } from './launch/launch.ts';

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
const remaining = withoutAllowed(found, process.env.LAUNCH_ALLOW);
if (remaining.length === 0) {
  console.info('Nothing is left to do before the launch.');
} else {
  console.info(findingList(`Left to do before the launch (${remaining.length}):`, remaining));
  process.exitCode = 1;
}
