import type * as z from 'zod/mini';
import { type FigureNamed, fillFigures } from './figures.ts';
import { complaints, markOwnText } from './issues.ts';
import { readMarkdown } from './markdown-file.ts';
import { type FieldPath, fieldName, type Mistake } from './mistakes.ts';
import { readYaml } from './yaml-file.ts';

export type CheckedContent<Value> =
  | { readonly value: Value; readonly mistakes?: never }
  | { readonly value?: never; readonly mistakes: readonly Mistake[] };

/**
 * Parses one content file, YAML or (by its name's ending) Markdown, and checks it against its schema: gives either the schema's output or every mistake in the
 * order of lines. `figureNamed` gives the figures that texts name in braces. A schema's own `error` text is read as a noun phrase after "expected". Never throws for bad content.
 */
export function checkContent<Schema extends z.ZodMiniType>(
  text: string,
  schema: Schema,
  fileName: string,
  figureNamed?: FigureNamed,
): CheckedContent<z.output<Schema>> {
  const file = fileName.endsWith('.md') ? readMarkdown(text, fileName) : readYaml(text, fileName);
  const mistakes = [...file.mistakes];
  if (file.readable) {
    const unknown = (path: FieldPath, name: string) => {
      const problem = `names the figure {${name}}, expected one of the sample organisation`;
      mistakes.push({ fileName, line: file.lineOf(path), field: fieldName(path), problem });
    };
    const value = figureNamed ? fillFigures(file.value, figureNamed, unknown) : file.value;
    const checked = schema.safeParse(value, {
      error: markOwnText,
      reportInput: true,
    });
    if (checked.success && mistakes.length === 0) {
      return { value: checked.data };
    }
    for (const { path, problem } of (checked.error?.issues ?? []).flatMap(complaints)) {
      const line = file.lineOf(path);
      mistakes.push({ fileName, line, field: fieldName(path), problem });
    }
  }
  return { mistakes: mistakes.sort((one, other) => one.line - other.line) };
}
