import { setTimeout as wait } from 'node:timers/promises';
import { drainOutbox } from '../submissions/drain.ts';

/** More often than Netlify runs `drain-outbox`, because keeping the embedded database awake costs nothing. */
const intervalMilliseconds = 5 * 60 * 1000;
const longestStopMilliseconds = 2000;

/**
 * Drains the outbox now, for mails that an earlier run left, and every five minutes, because the emulator runs no scheduled
 * functions. Needs the functions' environment. Stop it before the database: `stop` waits for a running drain, for at most two
 * seconds.
 */
export function startScheduledDrain() {
  const drain = () => drainOutbox('dev');
  let running = drain();
  const timer = setInterval(() => {
    running = drain();
  }, intervalMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      // A database that stops during a statement would be logged as a failure, and Ctrl-C is not one.
      await Promise.race([running, wait(longestStopMilliseconds, undefined, { ref: false })]);
    },
  };
}
