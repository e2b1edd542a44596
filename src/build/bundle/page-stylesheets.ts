import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig, resolveConfig } from 'vite';
import { moduleClass } from '../../design/module-class.ts';

/** Matches the CSS module of a page's act. */
const pageModule = /[\\/]src[\\/]pages[\\/][\w-]+[\\/][\w-]+\.module\.css$/;

let configuration: Promise<ResolvedConfig> | undefined;

/** Compiles a stylesheet as the build does. `modules` maps the names of a CSS module to its built class names. */
async function compile(file: string): ReturnType<typeof preprocessCSS> {
  configuration ??= resolveConfig(
    { configFile: false, logLevel: 'error', css: { modules: { generateScopedName: moduleClass } } },
    'build',
  );
  return await preprocessCSS(readFileSync(file, 'utf8'), file, await configuration);
}

/**
 * Returns a Vite plugin that leaves the stylesheets of pages' acts out of the site's stylesheet. In their place stand the class names
 * of their modules, for the components and islands of the page.
 */
export function pageModulesPlugin(): Plugin {
  return {
    name: 'page-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.module\.css$/ },
      async handler(id, importer) {
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return resolved && pageModule.test(resolved.id) ? `\0${resolved.id}.js` : resolved;
      },
    },
    load: {
      filter: { id: /\.module\.css\.js$/ },
      async handler(id) {
        const { modules = {} } = await compile(id.slice(1).replace(/\.js$/, ''));
        return { code: `export default ${JSON.stringify(modules)};`, moduleSideEffects: false };
      },
    },
  };
}

/**
 * Returns a function that writes the stylesheet of a page's act into the build in `directory`, once, and returns its file name;
 * undefined for a page without one. A page links it after the site's stylesheet, and both load at the same time.
 */
export function openPageStylesheets(directory: string): (page: string) => Promise<string | undefined> {
  const written = new Map<string, Promise<string | undefined>>();
  const write = async (page: string) => {
    const modules = globSync(`src/pages/${page}/*.module.css`).sort();
    if (modules.length === 0) return undefined;
    const compiled = await Promise.all(modules.map((file) => compile(join(process.cwd(), file))));
    const styles = compiled.map(({ code }) => code.replace(/\/\*[\s\S]*?\*\//g, '')).join('');
    const file = `assets/${page}-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(directory, file), styles);
    return file;
  };
  return async (page) => {
    const file = written.get(page) ?? write(page);
    written.set(page, file);
    return await file;
  };
}
