/** Brings an element into view: smoothly, or at once for those who want no motion (WCAG 2.3.3). */
export function scrollToElement(element: Element): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
