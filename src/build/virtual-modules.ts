import type { Plugin } from 'vite';
import { iconPath } from '../content/icons.ts';
import { caseShapes, entryContours } from '../pages/case-studies/case-shapes.ts';
import { shortened } from './render-drawing.tsx';

/** Drawn at build, so that no script contains how. */
const drawn: Readonly<Record<string, () => unknown>> = {
  /** What the maps of the case studies draw. */
  'virtual:case-shapes': caseShapes,
  /** The hill on the page for partners. */
  'virtual:entry-contours': entryContours,
};

const iconModule = 'virtual:icon/';

/** Path data as short as it can be; any other value as it is. */
function shorten(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || !/^M[\d.-]/.test(value)) return value;
  const [, d] = / d="([^"]+)"/.exec(shortened(`<svg><path d="${value}"/></svg>`, 1)) ?? [];
  return d;
}

/** Vite plugin: an import on demand without Vite's helper, which has no styles and no preloads to fetch here. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Vite plugin: the modules that are worked out at build; `modules.d.ts` says what an import of each gives. */
export function virtualModulesPlugin(): Plugin {
  const names = Object.keys(drawn).join('|');
  return {
    name: 'virtual-modules',
    resolveId: { filter: { id: new RegExp(`^(?:(?:${names})$|${iconModule})`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0(?:(?:${names})$|${iconModule})`) },
      handler(id) {
        const name = id.slice(1);
        if (name.startsWith(iconModule)) {
          const path = iconPath(name.slice(iconModule.length));
          if (path === undefined) throw new Error(`Lucide has no icon for ${name}.`);
          return `export default ${JSON.stringify(path)};`;
        }
        return `export default ${JSON.stringify(drawn[name]?.(), shorten)};`;
      },
    },
  };
}
