import { setTimeout as delay } from 'node:timers/promises';

/** Runs tasks in turn: each begins when the one before has ended, or has had the limit's time to itself. */
export function createTurns(
  limitMilliseconds: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = turn.then(task);
    const limit = turn.then(() => delay(limitMilliseconds, undefined, { ref: false }));
    turn = Promise.race([result.catch(() => undefined), limit]);
    return result;
  };
}
