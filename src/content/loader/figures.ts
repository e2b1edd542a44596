import type { FieldPath } from './mistakes.ts';

/** What a figure's name in a text stands for, as it is printed; undefined where there is no such figure. */
export type FigureNamed = (name: string) => string | undefined;

/** A name with a dot in braces: without one it is a place that the page fills in itself. */
const place = /\{([^{}.]+\.[^{}]+)\}/g;

/**
 * A content file's value with the figures that its texts name in braces, `{Data engineering.short}`; `unknown` is told of
 * each name that stands for none, with the path of its text.
 */
export function fillFigures(
  value: unknown,
  figureNamed: FigureNamed,
  unknown: (path: FieldPath, name: string) => void = () => {},
  path: FieldPath = [],
): unknown {
  const inside = (part: unknown, step: PropertyKey) =>
    fillFigures(part, figureNamed, unknown, [...path, step]);
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part, name)]));
  }
  if (typeof value !== 'string') return value;
  return value.replace(place, (whole, name: string) => {
    const figure = figureNamed(name);
    if (figure === undefined) unknown(path, name);
    return figure ?? whole;
  });
}
