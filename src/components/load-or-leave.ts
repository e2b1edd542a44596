import { chunkTimeout, responseTimeout } from '../site.ts';
import { createStore } from './store.ts';

/** The number of clicks and submits that wait for a chunk, or for the page that the browser loads instead. */
export const pendingPresses = createStore(0);

/** The shortest time a chunk gets to load, in milliseconds. */
const shortestWait = 1000;

let leaving: Promise<void> | undefined;

/** Returns a promise that rejects if the given one has not settled after `timeout` milliseconds. */
export function withTimeout<Result>(promise: Promise<Result>, timeout: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${timeout} ms.`)), timeout);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Returns how many milliseconds a chunk has left. An event that `start.ts` held has used up a part of `chunkTimeout`. */
function timeLeft(): number {
  const { pressed } = document.documentElement.dataset;
  return pressed === undefined
    ? chunkTimeout
    : Math.max(shortestWait, chunkTimeout + Number(pressed) - Date.now());
}

/**
 * Resolves when the browser restores this page from its back/forward cache, or after `responseTimeout` milliseconds: the visitor
 * may have stopped the navigation.
 */
function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    const settle = (event?: PageTransitionEvent) => {
      if (event && !event.persisted) return;
      window.clearTimeout(timer);
      window.removeEventListener('pageshow', settle);
      resolve();
    };
    const timer = window.setTimeout(settle, responseTimeout);
    window.addEventListener('pageshow', settle);
  });
}

/**
 * Calls `leave`, which starts a navigation, and resolves when the visitor is back. While a navigation is under way, further
 * calls wait for it instead of starting another.
 */
export function leaveOnce(leave: () => unknown): Promise<void> {
  leaving ??= (async () => {
    await leave();
    await untilBack();
  })().finally(() => {
    leaving = undefined;
  });
  return leaving;
}

/**
 * Loads the code that a click or submit needs, and returns it.
 *
 * If loading fails or takes longer than `chunkTimeout`, calls `leave` instead, which lets the browser follow the link or post
 * the form. Then resolves with undefined when the visitor is back, so that the control stays busy until then. After a timeout
 * the late chunk is ignored.
 */
export async function loadOrLeave<Code>(
  load: () => Promise<Code>,
  leave: () => unknown,
): Promise<Code | undefined> {
  pendingPresses.set(pendingPresses.get() + 1);
  try {
    return await withTimeout(load(), timeLeft());
  } catch {
    await leaveOnce(leave);
    return undefined;
  } finally {
    pendingPresses.set(pendingPresses.get() - 1);
  }
}
