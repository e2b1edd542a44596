/** Controls that must not be covered. A link counts as its text. */
const controls = 'button, input, select, textarea, summary, [role="button"]';

/** Invisible elements, which may be covered. */
const ignored = '.sr-only, .Field-honeypot, script, style';

/** The least distance between the box and text or controls, in CSS pixels. */
const gap = 4;

/** The distance between two tried positions, in CSS pixels. */
const step = 8;

/** Returns the boxes of an element's own text, line by line. */
function textBoxes(element: Element): readonly DOMRect[] {
  const range = document.createRange();
  return Array.from(element.childNodes).flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
    range.selectNodeContents(node);
    return Array.from(range.getClientRects());
  });
}

/** Returns the boxes of all text and controls of the page that overlap a strip of the window. */
function occupiedBoxes(strip: DOMRectReadOnly): readonly DOMRect[] {
  const overlaps = ({ left, right, top, bottom }: DOMRect) =>
    right > strip.left - gap &&
    left < strip.right + gap &&
    bottom > strip.top - gap &&
    top < strip.bottom + gap;
  // Skips whole bands, as reading a box inside an off-screen band forces its layout. An island has a height of 0.
  const bands = Array.from(document.querySelectorAll('main > *, .site-footer')).filter((band) => {
    const box = band.getBoundingClientRect();
    return box.height === 0 || overlaps(box);
  });
  return bands
    .flatMap((band) => Array.from(band.querySelectorAll('*')))
    .filter((element) => !element.closest(ignored) && element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) =>
      element.matches(controls) ? [element.getBoundingClientRect()] : textBoxes(element),
    )
    .filter(overlaps);
}

/**
 * Returns the smallest lift, in CSS pixels, at which a box near the bottom of the window covers no text and no control of the
 * page. Returns undefined if there is none up to `most`.
 */
export function freeLift(box: DOMRectReadOnly, most: number): number | undefined {
  const strip = new DOMRectReadOnly(box.x, box.y - most, box.width, box.height + most);
  const occupied = occupiedBoxes(strip);
  for (let lift = 0; lift <= most; lift += step) {
    const [top, bottom] = [box.top - lift - gap, box.bottom - lift + gap];
    if (occupied.every((other) => other.bottom <= top || other.top >= bottom)) return lift;
  }
  return undefined;
}
