import { wcagContrast } from 'culori';
import { isTransparent } from './colours.ts';

/** A patch of colour outside charts, as painted with the page's colours or with the visitor's. */
export interface Patch {
  /** The section, figure, table or list item that it stands in, by number. */
  readonly group: number;
  /** The id of the part of the page. */
  readonly place: string;
  readonly fill: string;
  /** All that gives it its look; two patches of one paint look alike. */
  readonly paint: string;
  /** Whether it is large enough and has a fill. */
  readonly isFilled: boolean;
  /** Whether it can be seen on the page's canvas. */
  readonly isSeen: boolean;
}

/** The contrast with the canvas below which a patch is not seen. */
const faintest = 1.3;

const groups = 'section, figure, table, li';

function patchOf(element: Element, group: number, canvas: string): Patch {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const isShape = element instanceof SVGElement;
  const fill = isShape ? style.fill : style.backgroundColor;
  const hasBorder = style.borderTopWidth !== '0px' || style.borderLeftWidth !== '0px';
  const border = hasBorder ? style.borderTopColor : 'none';
  const edge = isShape ? style.stroke : `${style.borderTopWidth} ${style.borderTopColor}`;
  const colours = [isShape ? style.stroke : border, fill].filter((colour) => !isTransparent(colour));
  return {
    group,
    place: element.closest('[id]')?.id ?? '',
    fill,
    paint: `${fill} ${style.fillOpacity} ${edge} ${style.backgroundImage}`,
    isFilled: element.checkVisibility() && width >= 4 && height >= 4 && !isTransparent(fill),
    isSeen:
      style.backgroundImage !== 'none' ||
      fill.startsWith('url(') ||
      // Translucent patches count in full: they lie over one another.
      colours.some((colour) => wcagContrast(colour, canvas) >= faintest),
  };
}

/**
 * Returns the patches of colour outside charts: empty elements, and the shapes of drawings that are no charts. Those of icons are
 * told apart by their form.
 */
export function patches(): Patch[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const numbers = new Map([...document.querySelectorAll(groups)].map((group, number) => [group, number]));
  const elements = document.querySelectorAll(
    'main :not(svg, svg *, a, button, input, img, .chart *):empty, main svg:not(.chart svg, [viewBox="0 0 24 24"]) :is(rect, path, circle, polygon)',
  );
  return Array.from(elements, (element) => {
    const group = element.closest(groups);
    return patchOf(element, (group ? numbers.get(group) : undefined) ?? -1, canvas);
  });
}

/**
 * Returns the patches that nobody sees, or tells from another one of their group, once the visitor's colours replace the page's,
 * one sentence each. Both lists hold the same patches in the same order.
 */
export function mergedPatches(before: readonly Patch[], after: readonly Patch[]): string[] {
  const findings = new Set<string>();
  const shown = before.flatMap((patch, index) => {
    const forced = after[index];
    // A shape that has no fill where colours are forced is drawn so on purpose.
    return patch.isFilled && patch.isSeen && forced && forced.fill !== 'none' ? [{ patch, forced }] : [];
  });
  for (const [index, { patch, forced }] of shown.entries()) {
    const name = `in #${patch.place} the patch of ${patch.fill}`;
    if (!forced.isSeen) findings.add(`${name} is not seen in forced colours: give it a border`);
    for (const other of shown.slice(index + 1)) {
      if (other.patch.group !== patch.group || other.patch.fill === patch.fill) continue;
      if (other.forced.paint === forced.paint)
        findings.add(
          `${name} looks like that of ${other.patch.fill} in forced colours: vary border or pattern`,
        );
    }
  }
  return [...findings];
}
