/**
 * Opens `href` in a new tab after `delay` milliseconds. A browser that blocks it says nothing, so whoever calls this
 * also shows the link.
 */
export function openLater(href: string, delay: number): void {
  window.setTimeout(() => window.open(href, '_blank', 'noopener'), delay);
}
