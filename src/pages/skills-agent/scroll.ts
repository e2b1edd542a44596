/**
 * Scrolls by the least that brings an element into sight, clear of what is fixed at the window's edges. Nothing moves if it is in
 * sight, and it jumps where the visitor asks for less motion.
 */
export function scrollToNearest(element: Element | null): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
}
