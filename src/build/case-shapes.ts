import type { Plugin } from 'vite';
import { caseShapes, entryContours } from '../pages/case-studies/case-shapes.ts';

const shapes: Readonly<Record<string, () => unknown>> = {
  '\0virtual:case-shapes': caseShapes,
  '\0virtual:entry-contours': entryContours,
};

/**
 * Vite plugin: `virtual:case-shapes` gives what the maps of the case studies draw, `virtual:entry-contours` the hill on the
 * page for partners. Drawn at build, so that no geometry reaches the browser.
 */
export function caseShapesPlugin(): Plugin {
  return {
    name: 'case-shapes',
    resolveId: { filter: { id: /^virtual:(?:case-shapes|entry-contours)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:case-shapes|entry-contours)$/ },
      handler: (id) => `export default ${JSON.stringify(shapes[id]?.())};`,
    },
  };
}
