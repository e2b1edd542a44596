import { join } from 'node:path';
import { reportMistakes } from '../content/loader/mistakes.ts';
import { missingPages } from './missing-pages.ts';

// `npm run types`; exit code 1 where the modules cannot be written. `npm run dev` and a build begin with the same. The rest is
// imported later, because it imports the pages' schemas.
const project = join(import.meta.dirname, '../..');
const missing = missingPages(project);
if (missing.length > 0) {
  console.info(reportMistakes(missing));
  process.exitCode = 1;
} else {
  const { writeContentModules } = await import('./content-modules.ts');
  if (!writeContentModules(project)) process.exitCode = 1;
}
