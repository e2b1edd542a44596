import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';
import { isRoot, playwrightCli } from './machine.ts';

/** Time limits in milliseconds: a slow line may take minutes, a stuck one must end. */
const limits = { download: 240_000, packageLists: 120_000, package: 420_000 };

function succeeds(command: string, commandArguments: readonly string[], timeout: number): boolean {
  const run = spawnSync(command, commandArguments, {
    timeout,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return run.status === 0;
}

/** True on Debian itself; Ubuntu's package of the same name only points to a snap (os-release(5)). */
function isDebian(): boolean {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function installFromDebian(): void {
  const lockWait = ['-o', 'DPkg::Lock::Timeout=120'];
  if (succeeds('apt-get', [...lockWait, 'update'], limits.packageLists)) {
    succeeds(
      'apt-get',
      [...lockWait, 'install', '-y', '--no-install-recommends', 'chromium'],
      limits.package,
    );
  }
}

/**
 * Installs a browser and returns its path: Playwright's own download first, then Debian's `chromium` package when the
 * user may install packages. Returns `undefined` when neither gave a browser that runs. Takes up to 13 minutes.
 */
export function installBrowser(): string | undefined {
  console.log('No browser found: downloading the one that Playwright brings.');
  succeeds(process.execPath, [playwrightCli(), 'install', 'chromium'], limits.download);
  const downloaded = findBrowser();
  if (downloaded !== undefined || !isRoot() || !isDebian()) return downloaded;
  console.log("That did not work: installing Debian's chromium package.");
  installFromDebian();
  return findBrowser();
}
