/** How long to wait for the end of a press, in milliseconds. Some presses have no end event, as after a context menu. */
export const longestPress = 2000;

/** Resolves in a new task. Uses a message, as a timer would add a delay. */
export function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(undefined);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

/**
 * Resolves when no link or button is held down, or after `longestPress` milliseconds. Replacing an element while it is held down
 * would lose the click, as a press has to begin and end on the same element (UI Events, `click`).
 */
export async function endOfPress(): Promise<void> {
  if (!document.querySelector('a:active, button:active')) return;
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel', 'dragend', 'keyup'])
      window.addEventListener(type, resolve, { once: true, capture: true });
    window.setTimeout(resolve, longestPress);
  });
  // The click event follows in the same task as `pointerup`.
  await nextTask();
}
