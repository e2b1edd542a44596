import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { describe, expect, test } from 'vitest';
import { Document } from 'yaml';
import { likelyDays } from '../content/fields.ts';
import { checkContent } from '../content/loader/check-content.ts';
import { largestBytes } from '../content/loader/image.ts';
import { type FieldPath, fieldName } from '../content/loader/mistakes.ts';
import { expectedEnding } from '../content/loader/plugin.ts';
import { readFile } from '../editor/rewrite.ts';
import { contentSchemas } from './content-schemas.ts';
import { editorConfig, editorSettings } from './editor-config.ts';
import { editorFields } from './editor-fields.ts';

/** A field with what this test asks of any of them. */
type AnyField = Pick<Field, 'name' | 'label' | 'widget'> & {
  readonly hint?: string | undefined;
  readonly required?: boolean | string[] | undefined;
  readonly min?: number;
  readonly max?: number;
  readonly fields?: readonly AnyField[];
  readonly field?: AnyField;
  readonly types?: readonly AnyField[];
  readonly options?: readonly string[];
  readonly pattern?: readonly [string, string];
  readonly public_folder?: string;
};

/** Something of a file: its value, where it stands and the field that edits it. */
interface Place {
  readonly path: FieldPath;
  readonly value: unknown;
  readonly field: AnyField | undefined;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value of a file, at any depth, with its field. */
function placesOf(value: unknown, fields: readonly AnyField[], path: FieldPath = []): Place[] {
  const inside = (part: unknown, field: AnyField | undefined, at: FieldPath): Place[] => [
    { path: at, value: part, field },
    ...(Array.isArray(part)
      ? part.flatMap((entry, index) =>
          field?.field
            ? inside(entry, field.field, [...at, index])
            : placesOf(entry, field?.fields ?? [], [...at, index]),
        )
      : placesOf(part, field?.fields ?? [], at)),
  ];
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    inside(
      part,
      fields.find((field) => field.name === name),
      [...path, name],
    ),
  );
}

/** The widget that a value of the file needs. */
function widgetOf(value: unknown, path: FieldPath): RegExp {
  if (path.join() === 'sections') return /^markdown$/;
  if (Array.isArray(value)) return /^list$/;
  if (typeof value === 'boolean') return /^boolean$/;
  if (typeof value === 'number') return /^(?:number|select)$/;
  if (isGroup(value)) return /^object$/;
  if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return /^datetime$/;
  if (/^\/images\//.test(String(value))) return /^image$/;
  return /^(?:string|text|select)$/;
}

/** An added page stands for all of them. */
const example = { 'content/pages/*': 'tests/variant/every-section.yaml' } as const;

/** Edited in the repository alone. */
const withoutForm = 'content/languages/*';

const files = Object.entries(contentSchemas)
  .filter(([name]) => !(name in example) && name !== withoutForm)
  .map(([name, schema]) => {
    const file = `src/${name}${expectedEnding(schema)}`;
    const fields = editorFields(schema) as readonly AnyField[];
    const value = readFile(readFileSync(file, 'utf8'), file);
    return { file, schema, value, places: placesOf(value, fields) };
  });

describe.each(files)('$file', ({ file, schema, value, places }) => {
  test('has a field with the right widget, a label and a hint for everything in it', () => {
    for (const { path, value: part, field } of places) {
      const at = fieldName(path);
      expect(field?.widget, at).toMatch(widgetOf(part, path));
      expect(field?.label, at).toMatch(/^[A-Z\d]/);
      const limits = [field?.min, field?.max, field?.pattern];
      const limited = limits.some((limit) => limit !== undefined && limit !== 1);
      if (limited || field?.widget === 'image') expect(field?.hint ?? 'none', at).toMatch(/^[A-Z\d“].*\.$/);
      const told = field?.hint?.split(/(?<=\.) /) ?? [];
      expect(told, at).toEqual([...new Set(told)]);
    }
  });

  test('holds nothing that its fields would refuse', () => {
    for (const { path, value: part, field } of places) {
      const at = fieldName(path);
      if (field?.options && part !== null) expect(field.options, at).toContain(part);
      if (field?.pattern && part !== '')
        expect(String(part).trim(), at).toMatch(new RegExp(field.pattern[0]));
      if (field?.public_folder) expect(part, at).toMatch(new RegExp(`^${field.public_folder}/[^/]+$`));
      // A day by its number, as its limits are days too.
      const asNumber = (limit: unknown) => (field?.widget === 'datetime' ? Date.parse(String(limit)) : limit);
      const amount = Array.isArray(part) ? part.length : asNumber(part);
      if (field?.min !== undefined) expect(amount, at).toBeGreaterThanOrEqual(Number(asNumber(field.min)));
      if (field?.max !== undefined) expect(amount, at).toBeLessThanOrEqual(Number(asNumber(field.max)));
    }
  });

  /** The file with other values at some of its places, checked; `change` gives a value, or undefined for none. */
  function mistakesAfter(change: (place: Place) => unknown) {
    const { sections: _, ...rest } = Object(value);
    const changed = new Document(file.endsWith('.md') ? rest : value);
    const paths: string[] = [];
    for (const place of places) {
      const wanted = change(place);
      if (wanted === place.value || !changed.hasIn(place.path)) continue;
      paths.push(fieldName(place.path));
      if (wanted === undefined) changed.deleteIn(place.path);
      else changed.setIn(place.path, wanted);
    }
    const text = file.endsWith('.md') ? `---\n${changed}---\n\n## One\n` : String(changed);
    return { paths, mistakes: checkContent(text, schema, file).mistakes ?? [] };
  }

  test('refuses days and kinds of picture that its schema would refuse', () => {
    for (const { path, field } of places) {
      const at = fieldName(path);
      if (field?.widget === 'datetime')
        expect(field, at).toMatchObject({ min: '2000-01-01', max: likelyDays()[1] });
      if (field?.widget === 'image')
        expect(field, at).toMatchObject({ accept: expect.stringContaining('.avif') });
    }
  });

  test('lets texts be as long as its schema does', () => {
    const longest = ({ hint = '' }: AnyField) => Number(/at most (\d+) characters/i.exec(hint)?.[1] ?? 0);
    const filled = (more: number) =>
      mistakesAfter(({ value: part, field }) =>
        field && longest(field) > 0 && typeof part === 'string' ? 'x'.repeat(longest(field) + more) : part,
      );
    const tooLong = ({ mistakes }: ReturnType<typeof filled>) =>
      mistakes.filter(({ problem }) => problem.startsWith('is too long')).map(({ field }) => field);
    expect(tooLong(filled(0))).toEqual([]);
    const over = filled(1);
    expect(tooLong(over).sort()).toEqual(over.paths.sort());
    for (const { field } of places) {
      // Other patterns ask for more than a length.
      if (field?.pattern?.[0].split('(?=').length !== 2 || longest(field) === 0) continue;
      const takes = (length: number) => new RegExp(field.pattern?.[0] ?? '').test('x'.repeat(length));
      expect([takes(longest(field)), takes(longest(field) + 1)]).toEqual([true, false]);
    }
  });

  test('requires what its schema requires', () => {
    const { paths, mistakes } = mistakesAfter(({ path, value: part, field }) =>
      typeof path.at(-1) === 'string' &&
      path.length > 0 &&
      field?.required &&
      !isGroup(part) &&
      !Array.isArray(part)
        ? undefined
        : part,
    );
    expect(mistakes.map(({ field }) => field)).toEqual(expect.arrayContaining(paths));
    const optional = mistakesAfter(({ field, value: part }) =>
      // Of fields that exclude each other one has to stay.
      field?.required === false && !field.hint?.includes('One of “') ? undefined : part,
    );
    expect(optional.mistakes.filter(({ problem }) => problem.startsWith('is missing'))).toEqual([]);
  });

  test('offers the words that its schema takes', () => {
    const { paths, mistakes } = mistakesAfter(({ value: part, field }) =>
      field?.options && part !== null ? 'no such' : part,
    );
    const unnoticed = paths.filter((path) => !mistakes.some(({ field }) => path.startsWith(field)));
    expect(unnoticed).toEqual([]);
  });
});

describe('the settings', () => {
  test('turn the editor on with a repository', () => {
    expect(editorSettings({})).toBeUndefined();
    expect(editorSettings({ EDITOR_REPOSITORY: '' })).toBeUndefined();
    const settings = editorSettings({
      EDITOR_REPOSITORY: 'owner/name',
      EDITOR_BRANCH: 'words',
      EDITOR_AUTH_URL: 'https://sign-in.example',
    });
    expect(settings && editorConfig(settings).backend).toEqual({
      name: 'github',
      repo: 'owner/name',
      branch: 'words',
      base_url: 'https://sign-in.example',
    });
    const trial = editorSettings({ EDITOR_REPOSITORY: 'test-repo' });
    expect(trial && editorConfig(trial).backend).toEqual({ name: 'test-repo' });
    expect(trial && editorConfig(trial)).toMatchObject({
      media_libraries: { default: { config: { max_file_size: largestBytes } } },
    });
  });

  test('of a branch deploy name its own branch', () => {
    const variables = { EDITOR_REPOSITORY: 'owner/name', EDITOR_BRANCH: 'words', BRANCH: 'drafts' };
    const branchIn = (CONTEXT: string) => editorSettings({ ...variables, CONTEXT })?.branch;
    expect(['branch-deploy', 'production', 'deploy-preview'].map(branchIn)).toEqual([
      'drafts',
      'words',
      'words',
    ]);
  });

  test('are refused where they are malformed', () => {
    expect(() => editorSettings({ EDITOR_REPOSITORY: 'https://github.com/owner/name' })).toThrow(
      '"owner/name"',
    );
    const [EDITOR_REPOSITORY, EDITOR_AUTH_URL] = ['owner/name', 'http://sign-in.example'];
    expect(() => editorSettings({ EDITOR_REPOSITORY, EDITOR_AUTH_URL })).toThrow('https://');
  });
});

test('a page can be added, of every section, with every field that it may have', () => {
  const { collections = [] } = editorConfig({ repository: 'owner/name' });
  const added = collections.find((collection) => 'folder' in collection);
  expect(added).toMatchObject({ folder: 'src/content/pages', create: true, extension: 'yaml' });
  const { slug } = added as unknown as { readonly slug: { readonly pattern: readonly [string, string] } };
  const addresses = ['our-offer', 'about-them', 'Our offer', 'index', 'about', 'pricing'];
  expect(addresses.filter((address) => new RegExp(slug.pattern[0]).test(address))).toEqual([
    'our-offer',
    'about-them',
  ]);
  const file = example['content/pages/*'];
  const page = contentSchemas['content/pages/*'].parse(readFile(readFileSync(file, 'utf8'), file));
  const fields = editorFields(contentSchemas['content/pages/*']) as readonly AnyField[];
  const sections = fields.find(({ name }) => name === 'sections');
  for (const { section, ...written } of page.sections) {
    const type = sections?.types?.find(({ name }) => name === section);
    for (const field of type?.fields ?? [])
      expect(field.hint ?? 'none', `${section}: ${field.name}`).toMatch(/ .*\.$/);
    const known = type?.fields?.map(({ name }) => name);
    expect(known, section).toEqual(expect.arrayContaining(Object.keys(written)));
  }
});

test('every file of the content is in the editor, once', () => {
  const { collections = [] } = editorConfig({ repository: 'owner/name' });
  const edited = collections.flatMap((collection) => ('files' in collection ? collection.files : []));
  expect(edited.map((entry) => ('file' in entry ? entry.file : '')).sort()).toEqual(
    files.map(({ file }) => file).sort(),
  );
});
