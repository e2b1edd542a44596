import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { complaints, markOwnText } from './issues.ts';
import { readMarkdown } from './markdown-file.ts';
import { type FieldPath, fieldName, type Mistake, suggestion } from './mistakes.ts';
import { readYaml } from './yaml-file.ts';

/** What a figure's name in a text stands for, as it is printed; undefined where there is no such figure. */
type FigureNamed = (name: string) => string | undefined;

/** What content refers to and does not say itself. */
export interface References {
  readonly figureNamed?: FigureNamed;
  /** The addresses of the site's pages: a link inside the site leads to one of them. */
  readonly pages?: readonly string[];
}

export type CheckedContent<Value> =
  | { readonly value: Value; readonly mistakes?: never }
  | { readonly value?: never; readonly mistakes: readonly Mistake[] };

/** A name with a dot in braces: without one it is a place that the page fills in itself. */
const place = /\{([^{}.]+\.[^{}]+)\}/g;

/** A value with each of its texts, at any depth, as `change` gives it back; it hears the text and its path. */
function mapTexts(
  value: unknown,
  change: (text: string, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  const inside = (part: unknown, step: PropertyKey) => mapTexts(part, change, [...path, step]);
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part, name)]));
  }
  return typeof value === 'string' ? change(value, path) : value;
}

/**
 * A content file's value with the figures that its texts name in braces, `{Data engineering.short}`; `unknown` is told of
 * each name that stands for none, with the path of its text.
 */
export function fillFigures(
  value: unknown,
  figureNamed: FigureNamed,
  unknown: (path: FieldPath, name: string) => void = () => {},
): unknown {
  return mapTexts(value, (text, path) =>
    text.replace(place, (whole, name: string) => {
      const figure = figureNamed(name);
      if (figure === undefined) unknown(path, name);
      return figure ?? whole;
    }),
  );
}

/** Tells of each link, a text under the name `to`, that leads to no page of the site, with its path. */
function checkLinks(
  value: unknown,
  pages: readonly string[],
  unknown: (path: FieldPath, address: string) => void,
): void {
  mapTexts(value, (text, path) => {
    const [address = ''] = text.split(/[?#]/);
    if (path.at(-1) === 'to' && text.startsWith('/') && !pages.includes(address)) unknown(path, address);
    return text;
  });
}

/** Reads a content file's text: Markdown or YAML, by the ending of its name. */
export function readFileText(text: string, fileName: string) {
  return fileName.endsWith('.md') ? readMarkdown(text, fileName) : readYaml(text, fileName);
}

/**
 * Parses one content file, YAML or (by its name's ending) Markdown, and checks it against its schema: gives either the schema's output or every mistake in the
 * order of lines. A schema's own `error` text is read as a noun phrase after "expected". Never throws for bad content.
 */
export function checkContent<Schema extends z.ZodMiniType>(
  text: string,
  schema: Schema,
  fileName: string,
  { figureNamed, pages }: References = {},
): CheckedContent<z.output<Schema>> {
  const file = readFileText(text, fileName);
  const mistakes = [...file.mistakes];
  const add = (path: FieldPath, problem: string) =>
    mistakes.push({ fileName, line: file.lineOf(path), field: fieldName(path), problem });
  if (file.readable) {
    const unknown = (path: FieldPath, name: string) =>
      add(path, `names the figure {${name}}, expected one of the sample organisation`);
    const value = figureNamed ? fillFigures(file.value, figureNamed, unknown) : file.value;
    if (pages) {
      checkLinks(value, pages, (path, address) =>
        add(path, `leads to "${address}", expected a page of the site${suggestion(address, pages)}`),
      );
    }
    const checked = schema.safeParse(value, { error: markOwnText, reportInput: true });
    if (checked.success && mistakes.length === 0) return { value: checked.data };
    for (const { path, problem } of (checked.error?.issues ?? []).flatMap(complaints)) add(path, problem);
  }
  return { mistakes: mistakes.sort((one, other) => one.line - other.line) };
}

const project = join(import.meta.dirname, '../../..');

/**
 * Gives a function that reads and checks a file that others refer to (`claims`), for what runs at build. The file is
 * checked again only when its text changed: the development server asks with every change. Throws when it cannot be read.
 */
export function checkedFile<Schema extends z.ZodMiniType>(name: string, schema: Schema) {
  const fileName = `src/content/${name}.yaml`;
  let known: { readonly text: string; readonly checked: CheckedContent<z.output<Schema>> } | undefined;
  return () => {
    const text = readFileSync(join(project, fileName), 'utf8');
    if (known?.text !== text) known = { text, checked: checkContent(text, schema, fileName) };
    return known.checked;
  };
}
