import { spawn } from 'node:child_process';
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

/** Runs one command and returns whether it succeeded, with its seconds. */
async function run(step: string, options: readonly string[] = []): Promise<boolean> {
  console.log(`\n— ${step}`);
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', step, ...options], { stdio: 'inherit', env: environment });
  const [code] = await once(child, 'close');
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
