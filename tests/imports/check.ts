import { join } from 'node:path';
import { findForbiddenImports } from './rules.ts';

// A part of `npm run test:static`: names every import that the rules forbid; exit code 1 where there is one.
const forbidden = await findForbiddenImports(join(import.meta.dirname, '../..'));
for (const { rule, from, to } of forbidden) console.error(`${from} must not import ${to} (${rule}).`);
if (forbidden.length > 0) process.exitCode = 1;
