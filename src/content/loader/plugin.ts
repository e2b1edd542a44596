import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { checkContent } from './check-content.ts';
import { type ContentSchemas, checkDirectory, missingSchema, schemaName } from './check-directory.ts';
import { contentModule } from './content-module.ts';
import type { FigureNamed } from './figures.ts';
import { describeMistakes, type Mistake } from './mistakes.ts';

interface ContentPluginOptions {
  /** Folder of the content files, from Vite's root, with forward slashes: `src/content`. */
  readonly directory: string;
  readonly schemas: ContentSchemas;
  /** The figures that texts may name in braces. */
  readonly figureNamed?: FigureNamed;
}

/** An error whose stack is its message: the place of the mistake is in the content, not in this code. */
function contentError(mistakes: readonly Mistake[]): Error {
  const error = new Error(`The content has mistakes:\n${describeMistakes(mistakes)}`);
  error.stack = error.message;
  return error;
}

/**
 * Vite plugin: an import of a `.yaml` or `.md` file below `directory` gives the parsed value as its schema returns it. A build
 * checks every file first and stops with all mistakes of all files; the development server prints them when it starts,
 * shows a file's own when the page loads it, and recovers with the next save.
 */
export function contentPlugin({ directory, schemas, figureNamed }: ContentPluginOptions): Plugin {
  let root = process.cwd();
  let serving = false;
  /** Files that the development server could not load since their last change. */
  const refused = new Set<string>();
  return {
    name: 'content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      serving = config.command === 'serve';
      if (serving) return;
      // Here and not in `buildStart`: what a bundler hook throws is printed twice, with the bundler's stack.
      const mistakes = checkDirectory(root, directory, schemas, figureNamed);
      if (mistakes.length > 0) throw contentError(mistakes);
    },
    buildStart() {
      if (!serving) return;
      const mistakes = checkDirectory(root, directory, schemas, figureNamed);
      if (mistakes.length > 0) this.warn(contentError(mistakes).message);
    },
    hotUpdate({ file }) {
      // Vite sends no update for a module that never loaded, so the error would stay on the screen after the correction.
      if (!refused.has(file) || this.environment.name !== 'client') return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    load: {
      filter: { id: /\.(?:yaml|md)$/ },
      async handler(id) {
        const path = relative(resolve(root, directory), id);
        if (path.startsWith('..')) return null;
        const fileName = `${directory}/${path.replaceAll('\\', '/')}`;
        const name = schemaName(path);
        const schema = schemas[name];
        if (schema === undefined) {
          throw contentError([missingSchema(fileName, name, schemas)]);
        }
        const text = await readFile(id, 'utf8');
        const checked = checkContent(text, schema, fileName, figureNamed);
        if (checked.mistakes) {
          refused.add(id);
          throw contentError(checked.mistakes);
        }
        refused.delete(id);
        return {
          code: contentModule(checked.value),
          map: { mappings: '' },
          moduleType: 'js',
        };
      },
    },
  };
}
