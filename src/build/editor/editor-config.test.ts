import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { describe, expect, test } from 'vitest';
import { Document } from 'yaml';
import { likelyDays } from '../../content/fields.ts';
import { checkContent } from '../../content/loader/check-content.ts';
import { largestBytes } from '../../content/loader/image.ts';
import { type FieldPath, fieldName } from '../../content/loader/mistakes.ts';
import { expectedEnding } from '../../content/loader/plugin.ts';
import { readFile } from '../../editor/rewrite.ts';
import { contentSchemas } from '../content/schemas.ts';
import { editorConfig, editorSettings } from './editor-config.ts';
import { editorFields } from './editor-fields.ts';

/** The properties that these tests read of any field. */
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

/** A value in a file with its path and the field that edits it. */
interface Place {
  readonly path: FieldPath;
  readonly value: unknown;
  readonly field: AnyField | undefined;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns every value of a file, at any depth, with its field. */
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

/** Returns the widget that a value needs. */
function widgetOf(value: unknown, path: FieldPath): RegExp {
  if (/^(?:sections|headlines,\d+,article|chapter,body)$/.test(path.join())) return /^markdown$/;
  if (Array.isArray(value)) return /^list$/;
  if (typeof value === 'boolean') return /^boolean$/;
  if (typeof value === 'number') return /^(?:number|select)$/;
  if (isGroup(value)) return /^object$/;
  if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return /^datetime$/;
  if (/^\/images\//.test(String(value))) return /^image$/;
  return /^(?:string|text|select)$/;
}

/** One added page is tested for all of them. */
const example = { 'content/pages/*': 'tests/variant/every-section.yaml' } as const;

/** Language files have no form and are edited in the repository. */
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
      const sentences = field?.hint?.split(/(?<=\.) /) ?? [];
      expect(sentences, at).toEqual([...new Set(sentences)]);
    }
  });

  test('has no value that its fields would refuse', () => {
    for (const { path, value: part, field } of places) {
      const at = fieldName(path);
      if (field?.options && part !== null) expect(field.options, at).toContain(part);
      if (field?.pattern && part !== '')
        expect(String(part).trim(), at).toMatch(new RegExp(field.pattern[0]));
      if (field?.public_folder) expect(part, at).toMatch(new RegExp(`^${field.public_folder}/[^/]+$`));
      // Days are compared as numbers.
      const asNumber = (limit: unknown) => (field?.widget === 'datetime' ? Date.parse(String(limit)) : limit);
      const amount = Array.isArray(part) ? part.length : asNumber(part);
      if (field?.min !== undefined) expect(amount, at).toBeGreaterThanOrEqual(Number(asNumber(field.min)));
      if (field?.max !== undefined) expect(amount, at).toBeLessThanOrEqual(Number(asNumber(field.max)));
    }
  });

  /** Checks the file after a change of some values. `change` returns the new value, or undefined to delete the field. */
  function mistakesAfter(change: (place: Place) => unknown) {
    const { sections: _, ...rest } = Object(value);
    const changed = new Document(file.endsWith('.md') ? rest : value);
    const paths: string[] = [];
    for (const place of places) {
      const newValue = change(place);
      if (newValue === place.value || !changed.hasIn(place.path)) continue;
      paths.push(fieldName(place.path));
      if (newValue === undefined) changed.deleteIn(place.path);
      else changed.setIn(place.path, newValue);
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

  test('allows texts to be as long as its schema does', () => {
    const longest = ({ hint = '' }: AnyField) => Number(/at most (\d+) characters/i.exec(hint)?.[1] ?? 0);
    const filled = (more: number) =>
      mistakesAfter(({ value: part, field }) =>
        field && longest(field) > 0 && typeof part === 'string' ? 'x'.repeat(longest(field) + more) : part,
      );
    const tooLong = ({ mistakes }: ReturnType<typeof filled>) =>
      mistakes.filter(({ problem }) => problem.startsWith('is too long')).map(({ field }) => field);
    const remedy = 'Describe these fields as their schemas do (src/build/editor/editor-fields.ts)';
    expect(tooLong(filled(0)), remedy).toEqual([]);
    const over = filled(1);
    expect(tooLong(over).sort()).toEqual(over.paths.sort());
    for (const { field } of places) {
      // Skip patterns that check more than a length.
      if (field?.pattern?.[0].split('(?=').length !== 2 || longest(field) === 0) continue;
      const accepts = (length: number) => new RegExp(field.pattern?.[0] ?? '').test('x'.repeat(length));
      expect([accepts(longest(field)), accepts(longest(field) + 1)]).toEqual([true, false]);
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
      // One of several exclusive fields has to stay.
      field?.required === false && !field.hint?.includes('One of “') ? undefined : part,
    );
    const missing = optional.mistakes.filter(({ problem }) => problem.startsWith('is missing'));
    expect(missing, 'Mark these as required in src/build/editor/editor-fields.ts').toEqual([]);
  });

  test('offers only options that its schema accepts', () => {
    const { paths, mistakes } = mistakesAfter(({ value: part, field }) =>
      field?.options && part !== null ? 'no such' : part,
    );
    const unnoticed = paths.filter((path) => !mistakes.some(({ field }) => path.startsWith(field)));
    expect(
      unnoticed,
      'Offer these fields the names of their schemas (src/build/editor/editor-fields.ts)',
    ).toEqual([]);
  });
});

describe('the settings', () => {
  test('enable the editor if there is a repository', () => {
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

  test('use the deploy’s own branch in a branch deploy', () => {
    const variables = { EDITOR_REPOSITORY: 'owner/name', EDITOR_BRANCH: 'words', BRANCH: 'drafts' };
    const branchIn = (CONTEXT: string) => editorSettings({ ...variables, CONTEXT })?.branch;
    expect(['branch-deploy', 'production', 'deploy-preview'].map(branchIn)).toEqual([
      'drafts',
      'words',
      'words',
    ]);
  });

  test('are refused if they are malformed', () => {
    expect(() => editorSettings({ EDITOR_REPOSITORY: 'https://github.com/owner/name' })).toThrow(
      '"owner/name"',
    );
    const [EDITOR_REPOSITORY, EDITOR_AUTH_URL] = ['owner/name', 'http://sign-in.example'];
    expect(() => editorSettings({ EDITOR_REPOSITORY, EDITOR_AUTH_URL })).toThrow('https://');
  });
});

test('an added page can have every section with all its fields', () => {
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
    const fieldNames = type?.fields?.map(({ name }) => name);
    expect(fieldNames, section).toEqual(expect.arrayContaining(Object.keys(written)));
  }
});

test('an added page’s pictures and files go into their folders, and its article is written with them', () => {
  const { collections = [] } = editorConfig({ repository: 'owner/name' });
  const added = collections.find((collection) => 'folder' in collection);
  // The folder of the pictures in an article.
  expect(added).toMatchObject({ media_folder: '/public/images/pages', public_folder: '/images/pages' });
  const fields = editorFields(contentSchemas['content/pages/*']) as readonly AnyField[];
  const types = fields.find(({ name }) => name === 'sections')?.types ?? [];
  const fieldAt = (section: string, ...names: readonly string[]) =>
    names.reduce<AnyField | undefined>(
      (group, name) => group?.fields?.find((field) => field.name === name),
      types.find(({ name }) => name === section),
    );
  expect(fieldAt('hero', 'download', 'file')).toMatchObject({
    widget: 'file',
    accept: expect.stringContaining('.pdf'),
    public_folder: '/downloads',
  });
  expect(fieldAt('picture', 'picture')).toMatchObject({ widget: 'image', public_folder: '/images/pages' });
  expect(fieldAt('article', 'body')).toMatchObject({ widget: 'markdown', editor_components: ['image'] });
  const head = fields.find(({ name }) => name === 'head');
  for (const field of head?.fields ?? [])
    expect(field.hint ?? 'none', field.name).toMatch(field.name === 'title' ? /./ : / .*\.$/);
});

test('the editor lists every content file once', () => {
  const { collections = [] } = editorConfig({ repository: 'owner/name' });
  const edited = collections.flatMap((collection) => ('files' in collection ? collection.files : []));
  expect(edited.map((entry) => ('file' in entry ? entry.file : '')).sort()).toEqual(
    files.map(({ file }) => file).sort(),
  );
});
