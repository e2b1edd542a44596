import type { Plugin } from 'vite';
import { caseShapes, entryContours } from '../pages/case-studies/case-shapes.ts';
import { shortened } from './render-drawing.tsx';

const shapes: Readonly<Record<string, () => unknown>> = {
  '\0virtual:case-shapes': caseShapes,
  '\0virtual:entry-contours': entryContours,
};

/** Path data as short as it can be; any other value as it is. */
function shorten(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || !/^M[\d.-]/.test(value)) return value;
  const [, d] = / d="([^"]+)"/.exec(shortened(`<svg><path d="${value}"/></svg>`, 1)) ?? [];
  return d;
}

/**
 * Vite plugin: `virtual:case-shapes` gives what the maps of the case studies draw, `virtual:entry-contours` the hill on the
 * page for partners. Drawn at build, so that no script contains how.
 */
export function caseShapesPlugin(): Plugin {
  return {
    name: 'case-shapes',
    resolveId: { filter: { id: /^virtual:(?:case-shapes|entry-contours)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:case-shapes|entry-contours)$/ },
      handler: (id) => `export default ${JSON.stringify(shapes[id]?.(), shorten)};`,
    },
  };
}
