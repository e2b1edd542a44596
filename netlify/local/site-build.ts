import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LocalRunError } from './local-run-error.ts';

const buildLimitMilliseconds = 180_000;

/** Throws a LocalRunError where the folder holds no built site. */
export function requireBuild(directory: string): void {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new LocalRunError(
      `There is no built site in ${directory}; run npm run build, or start without --no-build.`,
    );
  }
}

/**
 * Builds the site with the Node.js this process runs on; at most three minutes. What the build says is shown only where it
 * fails, which throws a LocalRunError.
 */
export async function buildSite(projectRoot: string): Promise<void> {
  const program = join(projectRoot, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: buildLimitMilliseconds,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const endWithThisProcess = () => child.kill();
  process.once('exit', endWithThisProcess);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('exit', endWithThisProcess);
  if (code !== 0) {
    process.stderr.write(output);
    throw new LocalRunError('The build failed; its output stands above.');
  }
}
