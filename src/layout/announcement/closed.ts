/** The session storage key of a closed announcement. The cookie policy lists it. */
export const closedKey = 'announcement-closed';

/**
 * Hides the announcement before the first paint if the visitor has closed it on another page or if its last day is over. It runs
 * as an inline script right after the announcement. The function is written into the page as source text, so it uses nothing
 * from outside its body.
 */
export function hideClosed(key: string): void {
  const bar = document.currentScript?.previousElementSibling?.querySelector<HTMLElement>('[data-until]');
  if (!bar) return;
  const { from, until = '' } = bar.dataset;
  let closed: string | null = null;
  try {
    closed = sessionStorage.getItem(key);
  } catch {
    // This browser stores no site data.
  }
  bar.hidden = closed === from || new Date().toISOString().slice(0, 10) > until;
}

/** Stores that the announcement with this first day was closed in this visit. Throws if the browser stores no site data. */
export const rememberClosed = (from: string) => sessionStorage.setItem(closedKey, from);

/** Returns whether the announcement with this first day was closed in this visit. Throws if the browser stores no site data. */
export const wasClosed = (from: string) => sessionStorage.getItem(closedKey) === from;
