import { type Box, fitsAcross, fitsDown } from './boxes.ts';
import { atWidth, isVisuallyHidden, nameOf, remembered } from './elements.ts';
import { excerpt, lettersOf, textsIn, unshown } from './texts.ts';

const leftOut = `.Field-honeypot, .sr-only, svg, select, ${unshown}`;

/** A box that cuts off what leaves it, across, down or both. */
interface Frame {
  readonly element: Element;
  readonly box: Box;
  readonly across: boolean;
  readonly down: boolean;
}

/** Returns the boxes that clip what stands in an element, up to the nearest one that scrolls: that one loses nothing. */
function findFrames(element: Element, framesOf: (element: Element) => readonly Frame[]): readonly Frame[] {
  if (element === document.body) return [];
  const { overflowX, overflowY } = getComputedStyle(element);
  if (/auto|scroll/.test(overflowX + overflowY)) return [];
  const outer = element.parentElement ? framesOf(element.parentElement) : [];
  const [across, down] = [overflowX !== 'visible', overflowY !== 'visible'];
  return across || down ? [{ element, box: element.getBoundingClientRect(), across, down }, ...outer] : outer;
}

/** Returns the texts that a box around them cuts off, one sentence each. */
export function clippedText(): string[] {
  const framesOf: (element: Element) => readonly Frame[] = remembered((element) =>
    findFrames(element, framesOf),
  );
  const findings = new Set<string>();
  for (const text of textsIn(document.body, leftOut)) {
    const frames = framesOf(text.element);
    if (frames.length === 0 || !text.element.checkVisibility() || isVisuallyHidden(text.element)) continue;
    for (const letters of lettersOf(text)) {
      for (const { element, box, across, down } of frames) {
        const fits = (!across || fitsAcross(letters, box, 1)) && (!down || fitsDown(letters, box, 1));
        if (fits) continue;
        findings.add(
          `${excerpt(text)} is cut off by ${nameOf(element)} ${atWidth()}: let the box grow or the text wrap`,
        );
      }
    }
  }
  return [...findings];
}

/** Scrolls to the top and returns a finding when the header covers the first words of the page. */
export function coveredStart(): string[] {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const tops = [...document.querySelectorAll('main :is(h1, p, a)')]
    .filter((element) => element.checkVisibility() && element.textContent?.trim())
    .map((element) => element.getBoundingClientRect().top);
  const covered = Math.round(header - Math.min(...tops));
  return covered > 0
    ? [`the header covers ${covered} px of the first words ${atWidth()}: begin the page below it`]
    : [];
}
