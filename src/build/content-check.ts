import { checkContent } from './content/commands.ts';

// `npm run content:check`, which needs no build; exit code 1 where there is a mistake.
if (!(await checkContent())) process.exitCode = 1;
