import { confirmationId } from './toast.ts';

type Edges = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

/** The space between a toast and what it must not cover, in CSS pixels. */
const gap = 8;

/**
 * Returns the upper edge of the first place in an area, from its top, in which a box of the area's width and of `height` touches no
 * obstacle. Returns undefined if there is no such place. All values are CSS pixels of the window.
 */
export function firstFreePlace(area: Edges, height: number, obstacles: readonly Edges[]): number | undefined {
  const inTheWay = obstacles
    .filter((box) => box.right > area.left && box.left < area.right && box.bottom > area.top)
    .toSorted((one, other) => one.top - other.top);
  let top = area.top;
  for (const box of inTheWay) {
    if (box.top >= top + height) break;
    top = Math.max(top, box.bottom + gap);
  }
  return top + height <= area.bottom ? top : undefined;
}

const meet = (one: Edges, other: Edges) =>
  one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;

/** What a visitor acts on or begins to read at. A slider over a whole chart leaves room for a while. */
const important = ":is(h1, a, button, input:not([type='range']), select, textarea, label, summary)";

/** What is always on top of the page. */
const fixed = `.help > button, #${confirmationId}`;

/** Returns the boxes of visible elements in the window. */
const boxesOf = (selector: string): readonly Edges[] =>
  Array.from(document.querySelectorAll(selector))
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .filter(({ bottom, top }) => bottom > 0 && top < window.innerHeight);

/**
 * Puts a fixed element below the header, and lower if it would cover something important there. Does so again when its size or the
 * window's changes, when focus moves, and when a dialog closes. Returns a function that stops this.
 */
export function keepInFreePlace(element: HTMLElement): () => void {
  function place() {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const top = Math.max(header, 0) + gap;
    const box = element.getBoundingClientRect();
    const inDialog = document.querySelector('[role="dialog"]') !== null;
    const obstacles = boxesOf(inDialog ? `[role="dialog"] ${important}` : `main ${important}, ${fixed}`);
    const area = { top, right: box.right, bottom: window.innerHeight - gap, left: box.left };
    // Stays where it is as long as it can: a moving link is hard to press.
    if (box.top >= top && box.bottom <= area.bottom && !obstacles.some((part) => meet(box, part))) return;
    const free = firstFreePlace(area, box.height, obstacles);
    element.style.top = `${free ?? firstFreePlace(area, box.height, boxesOf(fixed)) ?? top}px`;
  }
  const placeOutside = ({ target }: FocusEvent) => {
    if (!(target instanceof Node && element.contains(target))) place();
  };
  const observer = new ResizeObserver(place);
  observer.observe(element);
  // A dialog that goes leaves other obstacles.
  const dialogs = new MutationObserver(place);
  dialogs.observe(document.body, { childList: true });
  document.addEventListener('focusin', placeOutside);
  window.addEventListener('resize', place);
  return () => {
    observer.disconnect();
    dialogs.disconnect();
    window.removeEventListener('resize', place);
    document.removeEventListener('focusin', placeOutside);
  };
}
