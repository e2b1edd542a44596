import { setTimeout as wait } from 'node:timers/promises';
import { drainOutbox } from '../submissions/drain.ts';

/** More often than Netlify runs `drain-outbox`: the embedded database costs nothing while it is awake. */
const intervalMilliseconds = 5 * 60 * 1000;
const longestStopMilliseconds = 2000;

/**
 * Does the work of the scheduled function, which the emulator does not run: at once, for what an earlier run left, and
 * every five minutes. The functions' environment has to be set, and the database stopped after this. Stopping lets a run that is
 * under way end, for at most two seconds, and starts no other.
 */
export function startScheduledDrain() {
  let running = drainOutbox();
  const timer = setInterval(() => {
    running = drainOutbox();
  }, intervalMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      // A database that goes away under a statement would be logged as a failure, which Ctrl-C is not.
      await Promise.race([running, wait(longestStopMilliseconds, undefined, { ref: false })]);
    },
  };
}
