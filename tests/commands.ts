import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** A script of package.json with its options. */
export type Command = readonly [script: string, ...options: string[]];

const running = new Set<ChildProcess>();

function stopAll(): void {
  for (const child of running) child.kill();
}
process.on('exit', stopAll);

/**
 * Runs one command and prints how long it took. Its output shows as it comes, or else at its end, so that it does not mix with that
 * of others. Returns whether it succeeded.
 */
async function runCommand([script, ...options]: Command, isShown: boolean): Promise<boolean> {
  const name = [script, ...options].join(' ');
  console.log(`\n— ${name}`);
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  running.delete(child);
  for (const part of await output) process.stdout.write(part);
  const seconds = Math.round((performance.now() - started) / 1000);
  const outcome = code === null ? 'stopped' : code === 0 ? 'passed' : 'FAILED';
  console.log(`— ${name} ${outcome} after ${seconds} s`);
  return code === 0;
}

/**
 * Runs phases one after the other, and the commands of a phase side by side; the output of the first one shows as it comes. A command that fails stops those beside it and ends
 * the run with exit code 1.
 */
export async function runPhases(phases: readonly (readonly Command[])[]): Promise<void> {
  for (const commands of phases) {
    const results = await Promise.all(
      commands.map(async (command, index) => {
        const passed = await runCommand(command, index === 0);
        if (!passed) stopAll();
        return passed;
      }),
    );
    if (results.includes(false)) {
      process.exitCode = 1;
      return;
    }
  }
}
