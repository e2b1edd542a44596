import { answerTimeout, chunkTimeout } from '../site.ts';
import { createStore } from './store.ts';

/** How many presses wait for their code, or for the page that the browser shows instead. */
export const pendingPresses = createStore(0);

/** The least that code gets to come, in milliseconds. */
const leastTime = 1000;

let leaving: Promise<void> | undefined;

/** Rejects where the promise has not settled after `timeout` milliseconds. */
export function withTimeout<Result>(promise: Promise<Result>, timeout: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${timeout} ms.`)), timeout);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** How long the code of a press may still take: what was pressed before the page was live has waited for scripts already. */
function timeLeft(): number {
  const { pressed } = document.documentElement.dataset;
  return pressed === undefined
    ? chunkTimeout
    : Math.max(leastTime, chunkTimeout + Number(pressed) - Date.now());
}

/** Resolves when the browser shows this page again, at most `answerTimeout` later: the visitor may have stopped it. */
function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    const settle = (event?: PageTransitionEvent) => {
      if (event && !event.persisted) return;
      window.clearTimeout(timer);
      window.removeEventListener('pageshow', settle);
      resolve();
    };
    const timer = window.setTimeout(settle, answerTimeout);
    window.addEventListener('pageshow', settle);
  });
}

/**
 * Has `leave` begin a navigation, and resolves once the visitor is back. A page is left once: another press meanwhile does not
 * stop the navigation that has begun.
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
 * Loads the code that a press needs. Where it fails or is not there after `chunkTimeout`, `leave` has the browser do what
 * was asked for by itself, and the result is undefined, however late the code then comes: never both. That result waits
 * until the visitor is back, so that a control can stay busy, and deaf to further presses, for as long.
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

/**
 * Loads code of the page that a link leads to. Where it is gone, as after a deploy under an open tab, or does not come in
 * time, the browser asks the server for that page: the address has changed already, and a reload keeps its anchor. Every such
 * reload follows a press of the visitor's, so it cannot loop.
 */
export async function loadOrVisit<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await loadOrLeave(load, () => window.location.reload());
  return code ?? new Promise(() => {});
}
