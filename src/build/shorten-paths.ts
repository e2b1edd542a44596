import { optimize } from 'svgo';

/**
 * Returns an SVG document whose path data is as short as it compresses: relative, with shorthands and at most `precision` digits
 * after the decimal point. A line without length stays, as it is a dot.
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
