import type { MouseEvent } from 'react';

/** Whether a press on a link is for the page to answer: with another button or a modifier key the browser opens a tab or saves. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
