import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

const commandNames = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Longest time a browser may take to print its version, in milliseconds. */
const versionTimeout = 20_000;

/** Headless shells and whole browsers that Playwright itself downloaded, in the revision that this release drives. */
function playwrightDownloads(): string[] {
  const wholeBrowser = chromium.executablePath();
  const revisionFolder = dirname(dirname(wholeBrowser));
  const revision = basename(revisionFolder).split('-').at(-1);
  const shells = globSync(
    `chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}{,.exe}`,
    { cwd: dirname(revisionFolder) },
  ).map((path) => join(dirname(revisionFolder), path));
  return [...shells, wholeBrowser];
}

function installedBrowsers(): string[] {
  const { PATH = '' } = process.env;
  const onPath = PATH.split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => commandNames.map((name) => join(folder, name)));
  const macApplications = ['Google Chrome', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const windowsPrograms = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .flatMap((variable) => process.env[variable] ?? [])
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));
  const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: macApplications,
    win32: windowsPrograms,
  };
  return [...onPath, ...(usualPlaces[process.platform] ?? [])];
}

/**
 * True when the file is an executable that starts. Asking for the version finds browsers without their libraries and
 * Ubuntu's `chromium-browser`, which only says that a snap is wanted. Chrome for Windows opens a window instead of
 * answering, so there being executable has to do.
 */
export function canRun(executable: string): boolean {
  try {
    accessSync(executable, constants.X_OK);
  } catch {
    return false;
  }
  if (process.platform === 'win32') return true;
  const answer = spawnSync(executable, ['--version'], {
    timeout: versionTimeout,
    stdio: 'ignore',
  });
  return answer.status === 0;
}

/** The first browser that runs: Playwright's own download, else an installed Chrome or Chromium, else `undefined`. */
export function findBrowser(): string | undefined {
  return [...playwrightDownloads(), ...installedBrowsers()].find(canRun);
}
