import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The steps of `npm test`, in order: what fails fastest comes first. Each is a command of its own. */
const steps = [
  'test:static',
  'test:unit',
  'test:fuzz',
  'build',
  'test:output',
  'test:words',
  'test:browser',
] as const;

/** Waits most of its time, so it runs beside the steps up to `waitBefore`, where the browser needs the processor. */
const besideOthers = {
  after: 'test:static',
  step: 'test:faults',
  options: ['--', '--short'],
  waitBefore: 'test:words',
};

const environment = { FUZZ_COUNT: '1000', ...process.env };

const running = new Set<ChildProcess>();
// A step that fails ends the run, and with it what runs beside it.
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Runs one command, prints how long it took, and returns whether it succeeded. */
async function run(step: string, options: readonly string[] = []): Promise<boolean> {
  console.log(`\n— ${step}`);
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', step, ...options], { stdio: 'inherit', env: environment });
  running.add(child);
  const [code] = await once(child, 'close');
  running.delete(child);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`— ${step} ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
  return code === 0;
}

let faults: Promise<boolean> | undefined;
for (const step of steps) {
  if (step === besideOthers.waitBefore && (await faults) === false) process.exit(1);
  if (!(await run(step))) process.exit(1);
  if (step === besideOthers.after) faults = run(besideOthers.step, besideOthers.options);
}
