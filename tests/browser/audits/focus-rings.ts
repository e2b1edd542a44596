import { parse, wcagContrast } from 'culori';
import { backgroundOf } from './elements.ts';

/** A control that has the focus. */
export interface FocusStop {
  readonly name: string;
  /** The style of its outline; `none` where less than 2 px of it show, or where it does not take the focus. */
  readonly outline: string;
  /** The colour of the outline. */
  readonly ring: string;
  /** The colour that the outline lies on. */
  readonly background: string;
  /** False where something, such as the fixed header, covers the middle of it, or where it is out of the window. */
  readonly uncovered: boolean;
}

function focusStop(element: HTMLElement | SVGElement): FocusStop {
  element.focus();
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const shows = document.activeElement === element && Number.parseFloat(outlineWidth) >= 2;
  return {
    name: `${element.tagName} ${element.textContent?.trim() ?? ''}`,
    outline: shows ? outlineStyle : 'none',
    ring: outlineColor,
    background: backgroundOf(element, width + Number.parseFloat(outlineOffset)),
    uncovered: top !== null && (element.contains(top) || top.contains(element)) && y >= 0,
  };
}

/** Focuses each control in turn. Press a key first: browsers show no ring after a pointer. */
export function focusStops(): FocusStop[] {
  const kinds =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement | SVGElement>(kinds)]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .map(focusStop);
}

/** Returns the control that has the focus; `undefined` where none has it. */
export function focusedStop(): FocusStop | undefined {
  const element = document.activeElement;
  const isControl = element instanceof HTMLElement || element instanceof SVGElement;
  return isControl && element !== document.body ? focusStop(element) : undefined;
}

/** Returns the controls whose focus nobody sees, one sentence each: without a ring, or covered. */
export function unseenFocus(stops: readonly FocusStop[]): string[] {
  return stops.flatMap(({ name, outline, uncovered }) => [
    ...(outline === 'none' ? [`${name} has no focus ring of 2 px: give it an outline`] : []),
    ...(uncovered ? [] : [`${name} is covered when it has the focus: keep what is fixed off it`]),
  ]);
}

/**
 * Returns the controls whose focus ring has less than 3:1 with its background (WCAG 2.2, 1.4.11), one sentence each. A clear ring
 * means that another element shows the focus.
 */
export function faintRings(stops: readonly FocusStop[]): string[] {
  return stops
    .filter(({ ring, background }) => parse(ring)?.alpha !== 0 && wcagContrast(ring, background) < 3)
    .map(
      ({ name, ring, background }) =>
        `${name} has a focus ring of ${ring} on ${background}: they need a contrast of 3`,
    );
}
