/** How long a press is waited for, in milliseconds: a browser may never say that one is over, as after a context menu. */
export const longestPress = 2000;

/** Resolves in a task of its own. A message waits for no timer. */
export function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(undefined);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

/**
 * Resolves once no link or button is held down, after `longestPress` at the latest. A press is a click only where it begins and
 * ends on the same element (UI Events, `click`), so none may be replaced in between.
 */
export async function endOfPress(): Promise<void> {
  if (!document.querySelector('a:active, button:active')) return;
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel', 'dragend', 'keyup'])
      window.addEventListener(type, resolve, { once: true, capture: true });
    window.setTimeout(resolve, longestPress);
  });
  // The click comes after the pointer is up, in the same task.
  await nextTask();
}
