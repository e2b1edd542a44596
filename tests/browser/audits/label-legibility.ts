import { fitsAcross, fitsDown, overlaps } from './boxes.ts';
import { atWidth, nameOf, pageWidth } from './elements.ts';
import { labelsOf } from './label-boxes.ts';
import { crossedLabels } from './label-lines.ts';

/** The smallest text of a drawing as shown, in CSS pixels. */
const smallest = 11;

/** Replaces references into a chart's separate file by the paths themselves: only those can be measured in the page. */
async function inlineReferences(): Promise<void> {
  for (const use of document.querySelectorAll<SVGUseElement>('main svg use')) {
    const [file = '', id = ''] = use.href.baseVal.split('#');
    const [, d] = new RegExp(`id="${id}" d="([^"]*)"`).exec(await (await fetch(file)).text()) ?? [];
    if (d === undefined) throw new Error(`${file} has no path with the id ${id}.`);
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    for (const { name, value } of use.attributes) path.setAttribute(name, value);
    path.setAttribute('d', d);
    use.replaceWith(path);
  }
}

/** Returns the element that clips the text of a drawing: the drawing itself, unless its overflow is visible. */
function frameOf(element: Element): Element {
  const isOpen = getComputedStyle(element).overflowX === 'visible';
  return isOpen && element.parentElement ? frameOf(element.parentElement) : element;
}

function faultsOf(drawing: SVGSVGElement): string[] {
  const labels = labelsOf(drawing);
  const frame = frameOf(drawing).getBoundingClientRect();
  const page = { left: 0, right: pageWidth(), top: 0, bottom: 0 };
  const crossed = crossedLabels(labels, drawing);
  return labels.flatMap((label, index) => {
    const { words, size, upright } = label;
    const faults: string[] = [];
    if (size < smallest - 0.05) faults.push(`is ${size.toFixed(1)} px: show at least ${smallest} px`);
    const isInside = fitsAcross(label, frame, 1) && fitsDown(label, frame, 1) && fitsAcross(label, page, 1);
    if (!isInside) faults.push('leaves its frame: shorten it, move it or let it wrap');
    const met = labels
      .slice(index + 1)
      .find((other) => upright && other.upright && overlaps(label, other, 1));
    if (met) faults.push(`overlaps "${met.words}": move one of them`);
    if (crossed.has(label)) faults.push('is crossed by a line: move it, outline it or break the line');
    return faults.map((fault) => `"${words}" ${fault}`);
  });
}

/**
 * Returns the faults of the labels in the page's drawings, one sentence each: too small, outside the frame, over another label,
 * or crossed by a line. Not checked are labels that only show on hover and those along a curve; of rotated ones only the size and
 * the frame.
 */
export async function labelFaults(): Promise<string[]> {
  await inlineReferences();
  return [...document.querySelectorAll<SVGSVGElement>('main svg')]
    .filter((drawing) => drawing.checkVisibility() && drawing.querySelector('text'))
    .flatMap((drawing) => {
      const own = drawing.querySelector('title')?.textContent ?? drawing.ariaLabel;
      const name = own ?? `#${drawing.closest('[id]')?.id} ${nameOf(drawing)}`;
      return faultsOf(drawing).map((fault) => `drawing "${name.slice(0, 40)}" ${atWidth()}: ${fault}`);
    });
}
