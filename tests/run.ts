import { changedFiles, commandsFor } from './changed.ts';
import { type Command, runPhases } from './commands.ts';

/**
 * Every change: what fails fastest comes first. The commands of one phase run side by side, so that two cores are never idle: one
 * waits, builds or starts while another computes.
 */
const gate: readonly (readonly Command[])[] = [
  [['test:static'], ['build']],
  [['test:unit'], ['test:faults', '--short'], ['test:variant', 'build']],
  [['test:output'], ['test:fuzz'], ['test:variant', 'output']],
  [['test:browser'], ['test:variant', 'browser']],
];

/** Each night and before a release: what repeats a mechanism of the gate at every width, engine, seed and missing API. */
const release: readonly (readonly Command[])[] = [
  [['build']],
  [['test:unit']],
  [['test:fuzz']],
  [['test:faults']],
  [['test:browser']],
  [['test:variant']],
  [['test:engines']],
];

const [option, base = 'HEAD'] = process.argv.slice(2);

if (option === '--release') {
  process.env.TEST_TIER = 'release';
  await runPhases(release);
} else if (option === '--changed') {
  const files = changedFiles(base);
  console.log(files.length === 0 ? 'Nothing has changed.' : `Changed: ${files.join(', ')}`);
  await runPhases(commandsFor(files));
} else if (option === undefined) {
  await runPhases(gate);
} else {
  console.error(`npm test knows --changed and --release, not ${option}.`);
  process.exitCode = 1;
}
