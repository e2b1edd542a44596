/** What can be pressed or typed into. A link counts as its words. */
const controls = 'button, input, select, textarea, summary, [role="button"]';

/** What lies over the page itself, and what the eye does not see. */
const ignored = '.sr-only, .Field-honeypot, script, style';

/** Room between the box and what counts, in CSS pixels. */
const gap = 4;

/** The distance between two places that are tried, in CSS pixels. */
const step = 8;

/** Returns the boxes of an element's own words, line by line. */
function wordsOf(element: Element): readonly DOMRect[] {
  const range = document.createRange();
  return Array.from(element.childNodes).flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
    range.selectNodeContents(node);
    return Array.from(range.getClientRects());
  });
}

/** Returns the boxes of all words and controls of the page that a strip of the window crosses. */
function countingBoxes(strip: DOMRectReadOnly): readonly DOMRect[] {
  const crosses = ({ left, right, top, bottom }: DOMRect) =>
    right > strip.left - gap &&
    left < strip.right + gap &&
    bottom > strip.top - gap &&
    top < strip.bottom + gap;
  // By bands, as reading a box in one that is out of sight would lay it out. An island has no box of its own.
  const bands = Array.from(document.querySelectorAll('main > *, .site-footer')).filter((band) => {
    const box = band.getBoundingClientRect();
    return box.height === 0 || crosses(box);
  });
  return bands
    .flatMap((band) => Array.from(band.querySelectorAll('*')))
    .filter((element) => !element.closest(ignored) && element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => (element.matches(controls) ? [element.getBoundingClientRect()] : wordsOf(element)))
    .filter(crosses);
}

/**
 * Returns how far a box near the bottom of the window has to be lifted, in CSS pixels, so that no word and no control of the page
 * lies under it: as little as possible, and at most `most`. Returns undefined where there is no such place.
 */
export function freeLift(box: DOMRectReadOnly, most: number): number | undefined {
  const strip = new DOMRectReadOnly(box.x, box.y - most, box.width, box.height + most);
  const taken = countingBoxes(strip);
  for (let lift = 0; lift <= most; lift += step) {
    const [top, bottom] = [box.top - lift - gap, box.bottom - lift + gap];
    if (taken.every((other) => other.bottom <= top || other.top >= bottom)) return lift;
  }
  return undefined;
}
