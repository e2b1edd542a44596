import { join } from 'node:path';
import { writeModules } from './content/commands.ts';

// `npm run types`; exit code 1 where the modules cannot be written. `npm run dev` begins with it.
if (!(await writeModules(join(import.meta.dirname, '../..')))) process.exitCode = 1;
