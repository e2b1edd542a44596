import { contentReport } from './content-report.ts';

// `npm run content:check`, which needs no build; exit code 1 where there is a mistake. A build begins with the same.
const { text, hasMistakes } = contentReport();
console.info(text);
if (hasMistakes) process.exitCode = 1;
