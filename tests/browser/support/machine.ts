import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** True when the process runs as root, which Chromium's sandbox refuses and the package manager needs. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Path of Playwright's command line; the package exports its `package.json` but not the file itself. */
export function playwrightCli(): string {
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  return join(dirname(manifest), 'cli.js');
}

/** Name of the environment variable that carries the browser's path from the runner to the configuration. */
export const browserVariable = 'BROWSER_EXECUTABLE';
