import { setTimeout as wait } from 'node:timers/promises';
import { drainOutbox } from '../submissions/drain.ts';

/** Shorter than Netlify's schedule of `drain-outbox`: the embedded database costs nothing while it is awake. */
const intervalMilliseconds = 5 * 60 * 1000;
const stopLimitMilliseconds = 2000;

/**
 * Drains the outbox at once, for mails that an earlier run left, and every five minutes, because the emulator does not run
 * scheduled functions. Needs the functions' environment. Call `stop` before the database stops: it waits for a running drain, by
 * default at most two seconds.
 */
export function startScheduledDrain(stopMilliseconds = stopLimitMilliseconds) {
  const drain = () => drainOutbox('dev');
  let running = drain();
  const timer = setInterval(() => {
    running = drain();
  }, intervalMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      // Otherwise Ctrl-C would log a failure: a statement whose database stops.
      await Promise.race([running, wait(stopMilliseconds, undefined, { ref: false })]);
    },
  };
}
