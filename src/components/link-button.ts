import type { KeyboardEvent } from 'react';
import { useHydrated } from './hydration.ts';

/**
 * Whether a press on a link is for the page to answer: with another button or a modifier key the browser opens a tab or
 * saves.
 */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * What makes a button of a link once the page is hydrated and the link does something here: its role, and a press by the
 * space bar (ARIA Authoring Practices Guide, Button). Nothing until then.
 */
export function useButtonRole() {
  return useHydrated() ? ({ role: 'button', onKeyDown: pressBySpace } as const) : undefined;
}
