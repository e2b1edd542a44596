import type { KeyboardEvent } from 'react';
import { useHydrated } from './use-hydrated.ts';

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
