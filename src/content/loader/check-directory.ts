import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type * as z from 'zod/mini';
import { checkContent } from './check-content.ts';
import { endingOf, expectedEndings, sectionsField } from './content-file.ts';
import type { FigureNamed } from './figures.ts';
import { type Mistake, wholeFile } from './mistakes.ts';
import { suggestion } from './nearest.ts';

/** Schemas by the name of the file they belong to, without its ending. */
export type ContentSchemas = Readonly<Record<string, z.ZodMiniType>>;

/** The name under which a content file's schema is kept: `home.yaml` → `home`, `legal/terms.md` → `legal/terms`. */
export function schemaName(relativePath: string): string {
  return relativePath.replaceAll('\\', '/').replace(/\.[^.]*$/, '');
}

/** A schema that has a place for a text's sections is that of a Markdown file. */
function expectedEnding(schema: z.ZodMiniType | undefined): string {
  const definition = schema?._zod.def;
  return definition && 'shape' in definition && Object.hasOwn(Object(definition.shape), sectionsField)
    ? '.md'
    : '.yaml';
}

/** What is said when a content file has no schema. */
export function missingSchema(fileName: string, name: string, schemas: ContentSchemas): Mistake {
  const meant = suggestion(name, Object.keys(schemas));
  return {
    fileName,
    line: 1,
    field: wholeFile,
    problem: `is not a known content file, expected one with a schema${meant}`,
  };
}

/**
 * Checks every content file below `directory` (a path from `root`, written with forward slashes) and returns all
 * mistakes, also files without a schema and schemas without a file. Throws only when the directory cannot be read.
 */
export function checkDirectory(
  root: string,
  directory: string,
  schemas: ContentSchemas,
  figureNamed?: FigureNamed,
): Mistake[] {
  const folder = join(root, directory);
  const paths = globSync('**/*.{yaml,yml,md,markdown}', { cwd: folder }).sort();
  const mistakes = paths.flatMap((path): readonly Mistake[] => {
    const fileName = `${directory}/${path.replaceAll('\\', '/')}`;
    if (endingOf(path) === undefined) {
      const problem = `has the ending ${extname(path)}, expected ${expectedEndings}`;
      return [{ fileName, line: 1, field: wholeFile, problem }];
    }
    const schema = schemas[schemaName(path)];
    if (schema === undefined) {
      return [missingSchema(fileName, schemaName(path), schemas)];
    }
    const text = readFileSync(join(folder, path), 'utf8');
    return checkContent(text, schema, fileName, figureNamed).mistakes ?? [];
  });
  const present = new Set(paths.map(schemaName));
  const absent = Object.keys(schemas).filter((name) => !present.has(name));
  return [
    ...mistakes,
    ...absent.map((name) => ({
      fileName: `${directory}/${name}${expectedEnding(schemas[name])}`,
      line: 1,
      field: wholeFile,
      problem: 'is missing, expected a file of this name',
    })),
  ];
}
