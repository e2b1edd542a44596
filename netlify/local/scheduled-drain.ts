import { drainOutbox } from '../submissions/drain.ts';

/** As often as Netlify runs `drain-outbox` (its `config.schedule`). */
const intervalMilliseconds = 5 * 60 * 1000;

/**
 * Does the work of the scheduled function, which the emulator does not run: at once, for what an earlier run left, and
 * every five minutes. The functions' environment has to be set.
 */
export function startScheduledDrain(): { stop(): void } {
  void drainOutbox();
  const timer = setInterval(() => void drainOutbox(), intervalMilliseconds);
  return { stop: () => clearInterval(timer) };
}
