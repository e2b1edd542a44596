/** The name under which the browser keeps, for the visit, which announcement was closed; the cookie policy names it. */
export const closedKey = 'announcement-closed';

/**
 * Hides the announcement before the first paint where the visitor closed it on another page, or where its last day is over. Runs
 * inline right behind the announcement, as the scripts of the page come too late; the function is written into the page as source
 * text, so it uses nothing from outside its body.
 */
export function hideClosed(key: string): void {
  const bar = document.currentScript?.previousElementSibling?.querySelector<HTMLElement>('[data-until]');
  if (!bar) return;
  const { from, until = '' } = bar.dataset;
  let closed: string | null = null;
  try {
    closed = sessionStorage.getItem(key);
  } catch {
    // This browser keeps no site data.
  }
  bar.hidden = closed === from || new Date().toISOString().slice(0, 10) > until;
}

/** Keeps for the visit that the announcement of this first day was closed. Throws where the browser keeps no site data. */
export const rememberClosed = (from: string) => sessionStorage.setItem(closedKey, from);

/** Whether the announcement of this first day was closed in this visit. Throws where the browser keeps no site data. */
export const wasClosed = (from: string) => sessionStorage.getItem(closedKey) === from;
