import { formatRgb } from 'culori';
import { isTransparent, stacked } from './colours.ts';

/** Returns an element and all that it stands in, up to the root of the document or before `end`. */
export function lineage(element: Element | null, end: Element | null = null): Element[] {
  return element && element !== end ? [element, ...lineage(element.parentElement, end)] : [];
}

/** Returns a function that computes the answer for each key once. Ask it only while the page does not change. */
export function remembered<Key, Answer>(answerFor: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = answers.get(key) ?? { answer: answerFor(key) };
    answers.set(key, known);
    return known.answer;
  };
}

/** Returns an element as a finding names it: `DIV#news.card.wide`. */
export function nameOf(element: Element): string {
  const id = element.id === '' ? '' : `#${element.id}`;
  return [element.tagName + id, ...element.classList].join('.');
}

/** Returns whether an element stays in place while the page scrolls under it. */
export function isFixed(element: Element | null): boolean {
  return lineage(element).some((part) => /fixed|sticky/.test(getComputedStyle(part).position));
}

/** Returns whether a box of one pixel hides an element from the eye, so that only screen readers find it. */
export function isVisuallyHidden(element: Element | null): boolean {
  return lineage(element).some(({ clientWidth }) => clientWidth === 1);
}

/** Returns the share of an element that its own opacity and that of all around it, up to `root`, leave; from 0 to 1. */
export function opacityWithin(element: Element, root: Element): number {
  const shares = lineage(element, root.parentElement).map((part) => Number(getComputedStyle(part).opacity));
  return shares.reduce((product, share) => product * share, 1);
}

/**
 * Returns the colour that lies behind an element: the backgrounds of all boxes wider than `width` pixels that it stands in, over
 * white.
 */
export function backgroundOf(element: Element | null, width = 0): string {
  const colours: string[] = [];
  for (const part of lineage(element)) {
    const { backgroundColor } = getComputedStyle(part);
    if (isTransparent(backgroundColor) || part.getBoundingClientRect().width <= width) continue;
    colours.unshift(backgroundColor);
  }
  return formatRgb(stacked(colours));
}

/** Returns the width of the page inside its scrollbar, in CSS pixels. */
export function pageWidth(): number {
  return document.documentElement.clientWidth;
}

/** Returns where a finding was made: the width of the window, with its scrollbar. */
export function atWidth(): string {
  return `at ${window.innerWidth} px`;
}
