import { overlappingPairs } from './boxes.ts';
import { atWidth, isFixed, isVisuallyHidden, remembered } from './elements.ts';
import { excerpt, lettersOf, textsIn, unshown } from './texts.ts';

/** The distance of the first and the last letter from the end of their line, in CSS pixels. */
const bearing = 0.5;

/**
 * Returns the pairs of texts whose letters overlap, one sentence each. Not counted is what is fixed over the page, what is
 * hidden but keeps its room, and what only screen readers find.
 */
export function overlappingTexts(): string[] {
  const isLeftOut = remembered((element: Element) => isFixed(element) || isVisuallyHidden(element));
  const lines = textsIn(document.body, `svg, select, ${unshown}`)
    .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }) && !isLeftOut(element))
    .flatMap((text) =>
      lettersOf(text).map(({ left, right, top, bottom }) => ({
        left: left + bearing,
        right: right - bearing,
        top,
        bottom,
        text,
      })),
    );
  const findings = overlappingPairs(lines)
    .filter(([upper, lower]) => upper.text.node !== lower.text.node)
    .map(
      ([upper, lower]) =>
        `${excerpt(upper.text)} overlaps ${excerpt(lower.text)} ${atWidth()}: let one of them wrap or move`,
    );
  return [...new Set(findings)];
}
