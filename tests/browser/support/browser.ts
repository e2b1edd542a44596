import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** Name of the environment variable that names a browser. */
const browserVariable = 'BROWSER_EXECUTABLE';

/** Time limits in milliseconds: a slow line may take minutes, a stuck one must end. */
const limits = { version: 20_000, download: 240_000, packages: 420_000 };

/** True when the process runs as root, which Chromium's sandbox refuses and the package manager needs. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Path of Playwright's command line; the package exports its `package.json` but not the file itself. */
function playwrightCli(): string {
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  return join(dirname(manifest), 'cli.js');
}

function succeeds(command: string, commandArguments: readonly string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, commandArguments, { timeout, stdio: 'ignore', env }).status === 0;
}

/**
 * True when the file is there and starts. Asking for the version finds browsers without their libraries and Ubuntu's
 * `chromium-browser`, which only says that a snap is wanted. Chrome for Windows opens a window instead of answering.
 */
function canRun(executable: string): boolean {
  if (!existsSync(executable)) return false;
  return process.platform === 'win32' || succeeds(executable, ['--version'], limits.version);
}

/** Browsers with a window, as visitors have them. */
const browserNames = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/**
 * Debian's package of Chromium without the window around its pages, which is what Playwright itself downloads to test with. It
 * spares the processor what draws tabs and buttons that nobody sees: all browser tests took 4.7 minutes in it, 6.8 with a window.
 */
const headlessShell = 'chromium-headless-shell';

/** The first browser that runs: Playwright's own download, else an installed one in the order of names, else `undefined`. */
export function findBrowser(names = [...browserNames, headlessShell]): string | undefined {
  const { PATH = '', PROGRAMFILES = '' } = process.env;
  return [
    chromium.executablePath(),
    ...PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(PROGRAMFILES, 'Google/Chrome/Application/chrome.exe'),
  ].find(canRun);
}

/**
 * Installs a browser and returns its path: Playwright's own download first, then a package, the smaller one first, where the
 * user may install packages. Returns `undefined` when none of them runs. Takes up to 22 minutes.
 */
function installBrowser(): string | undefined {
  console.log('No browser found: downloading the one that Playwright brings.');
  succeeds(process.execPath, [playwrightCli(), 'install', 'chromium'], limits.download);
  const downloaded = findBrowser();
  if (downloaded !== undefined || !isRoot()) return downloaded;
  console.log('That did not work: installing a package of Chromium.');
  const apt = ['-o', 'DPkg::Lock::Timeout=120'];
  const install = [...apt, 'install', '-y', '--no-install-recommends'];
  if (succeeds('apt-get', [...apt, 'update'], limits.download)) {
    for (const name of [headlessShell, 'chromium']) {
      if (succeeds('apt-get', [...install, name], limits.packages) && findBrowser() !== undefined) break;
    }
  }
  return findBrowser();
}

/**
 * The browser to test with: the one the environment names, else one found, else one installed now. Playwright's workers read
 * the configuration again and get its name from the environment.
 */
export function chooseBrowser(): string {
  const named = process.env[browserVariable];
  const browser = named
    ? [named].find(canRun)
    : (findBrowser([headlessShell, ...browserNames]) ?? installBrowser());
  if (browser === undefined) {
    throw new Error(
      `The browser tests need Chrome or Chromium: install one, run "npx playwright install chromium", or name a working one in ${browserVariable}.`,
    );
  }
  if (!named) console.log(`Testing in ${browser}`);
  process.env[browserVariable] = browser;
  return browser;
}
