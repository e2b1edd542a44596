import { reportMistakes } from '../content/loader/mistakes.ts';
import { missingPages } from './missing-pages.ts';

// `npm run content:check`, which needs no build; exit code 1 where there is a mistake. A build begins with the same. The rest is
// imported later, because it imports the pages.
const missing = missingPages('.');
const { text, hasMistakes } =
  missing.length > 0
    ? { text: reportMistakes(missing), hasMistakes: true }
    : (await import('./content-report.ts')).contentReport();
console.info(text);
if (hasMistakes) process.exitCode = 1;
