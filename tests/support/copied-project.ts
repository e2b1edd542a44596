import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that a copy of the project does not need: builds, packages, data. */
const omitted = new Set(['.build', '.git', '.local', '.netlify', 'dist', 'node_modules', 'test-results']);

/** Copies the project in the working directory into an empty folder, without its packages and builds. */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.').filter((entry) => !omitted.has(entry))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
}
