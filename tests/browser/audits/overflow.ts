import { atWidth, nameOf, pageWidth } from './elements.ts';
import { hasOwnWords } from './texts.ts';

/** What stands off screen on purpose, and drawings, whose frame clips them. */
const leftOut = '.Field-honeypot, .Field-honeypot *, svg *';

/** Returns whether a box inside the window, with an overflow of this kind, holds what is wider than the window. */
function isHeldBack(element: Element, overflow: RegExp): boolean {
  const frame = element.parentElement;
  if (!frame || frame === document.body) return false;
  const { left, right } = frame.getBoundingClientRect();
  const holds = overflow.test(getComputedStyle(frame).overflowX);
  return (holds && left > -0.5 && right < pageWidth() + 0.5) || isHeldBack(frame, overflow);
}

/** Returns whether an element leaves the window sideways where nobody can scroll to it. */
function leavesWindow(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  const leaves = width > 1 && (left < -0.5 || right > pageWidth() + 0.5);
  return leaves && !isHeldBack(element, hasOwnWords(element) ? /auto|scroll/ : /hidden|clip|auto|scroll/);
}

/**
 * Returns what stands out of the window sideways, one sentence each. Not counted are boxes that one can scroll to, boxes without
 * words of their own that a frame inside the window clips, and boxes inside one that is counted.
 */
export function overflow(): string[] {
  const { scrollWidth } = document.documentElement;
  const outside = [...document.body.querySelectorAll(`*:not(${leftOut})`)].filter(leavesWindow);
  const all = new Set(outside);
  const findings = outside
    .filter(({ parentElement }) => !parentElement || !all.has(parentElement))
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return `${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)} px ${atWidth()}: let it shrink, wrap or scroll`;
    });
  return scrollWidth > pageWidth()
    ? [`the page is ${scrollWidth} px wide ${atWidth()}: let nothing widen it`, ...findings]
    : findings;
}
