import { spawn } from 'node:child_process';
import { browserVariable, canRun, findBrowser, installBrowser, playwrightCli } from './support/browser.ts';

/** The browser to test with: the one the environment names, else one found, else one installed now. */
function chooseBrowser(): string | undefined {
  const named = process.env[browserVariable];
  if (named === undefined || named === '') {
    return findBrowser() ?? installBrowser();
  }
  return canRun(named) ? named : undefined;
}

function runPlaywright(executable: string): void {
  const commandLine = [playwrightCli(), 'test', '-c', import.meta.dirname];
  const child = spawn(process.execPath, [...commandLine, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [browserVariable]: executable },
  });
  // Playwright ends on the first signal and closes its browsers; the runner only has to outlive it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

const browser = chooseBrowser();
if (browser === undefined) {
  console.error(
    `The browser tests need Chrome or Chromium: install one, run "npx playwright install chromium", or name a working one in ${browserVariable}.`,
  );
  process.exitCode = 1;
} else {
  console.log(`Testing in ${browser}`);
  runPlaywright(browser);
}
