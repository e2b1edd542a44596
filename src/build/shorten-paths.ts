import { optimize } from 'svgo';

/**
 * Shortens the path data of an SVG document: relative coordinates, shorthands and at most `precision` decimal places. Conversions
 * that would compress worse are off. Lines without length are kept, because they are dots.
 */
export function shortenPaths(document: string, precision: number): string {
  const off = {
    utilizeAbsolute: false,
    straightCurves: false,
    removeUseless: false,
    collapseRepeated: false,
  };
  const params = { ...off, convertToZ: false, floatPrecision: precision };
  return optimize(document, { plugins: [{ name: 'convertPathData', params }] }).data;
}
