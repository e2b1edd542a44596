import type { Field } from '@sveltia/cms';
import * as z from 'zod/mini';
import { likelyDays } from '../../content/fields.ts';
import { capitalised } from '../../content/format.ts';
import { downloadsFolder } from '../../content/loader/download.ts';
import { sectionsField } from '../../content/loader/markdown-file.ts';
import { editorMetadata, oneLine } from '../../content/texts.ts';

/** The used properties of zod's JSON Schema (draft 2020-12) for a content schema, and those that `describe` adds. */
type Described = {
  readonly [limit in 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems']?: number;
} & {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly propertyNames?: Described;
  readonly additionalProperties?: Described;
  readonly required?: readonly string[];
  readonly items?: Described;
  readonly prefixItems?: readonly Described[];
  readonly anyOf?: readonly Described[];
  /** Groups that are distinguished by the value of one field. */
  readonly oneOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly pattern?: string;
  /** Phrases that describe the expected value, except its limits. */
  readonly hints?: readonly string[];
  /** The folder of a picture, below `public/images`. */
  readonly folder?: string;
  /** The endings of a file in `public/downloads`. */
  readonly accept?: string;
  /** True for a text in Markdown. */
  readonly markdown?: boolean;
  /** True for a text in which line breaks do not matter. */
  readonly paragraph?: boolean;
};

type Writable = { -readonly [Key in keyof Described]: Described[Key] };

/** Returns the error message of a schema or check, or nothing if there is none or it depends on the value. */
function wordsOf(rule: { readonly error?: unknown }): string[] {
  const words: unknown = typeof rule.error === 'function' ? rule.error({}) : undefined;
  return typeof words === 'string' ? [words.replace(/, in quotes$/, '')] : [];
}

/** Returns `node` with hints added to the field at `path`. Nodes may be shared, so none is changed. */
function addHints(node: Described, path: readonly PropertyKey[], hints: readonly string[]): Described {
  if (hints.length === 0) return node;
  const [step, ...rest] = path;
  const inner = typeof step === 'string' ? node.properties?.[step] : undefined;
  if (typeof step !== 'string' || inner === undefined) {
    return { ...node, hints: [...new Set([...(node.hints ?? []), ...hints])] };
  }
  return { ...node, properties: { ...node.properties, [step]: addHints(inner, rest, hints) } };
}

/** Adds to a node what JSON Schema does not have: the checks' messages, the allowed names and a picture's folder. */
function describe(schema: z.core.$ZodType, node: Writable): void {
  const { def } = schema._zod;
  const { names, hint, ...noted } = editorMetadata.get(schema) ?? {};
  const entry = node.additionalProperties;
  if (names && entry) {
    node.properties = { ...Object.fromEntries(names().map((name) => [name, entry])), ...node.properties };
  } else if (names) node.enum = names();
  const { folder, accept, markdown } = noted;
  Object.assign(node, JSON.parse(JSON.stringify({ folder, accept, markdown })));
  let described = addHints(node, [], hint === undefined ? wordsOf(def) : [hint]);
  for (const { _zod } of def.checks ?? []) {
    // A field of one line cannot contain a line break anyway.
    if ('pattern' in _zod.def && _zod.def.pattern === oneLine) continue;
    const path = 'path' in _zod.def && Array.isArray(_zod.def.path) ? _zod.def.path : [];
    described = addHints(described, path, wordsOf(_zod.def));
  }
  Object.assign(node, described);
  if (schema instanceof z.ZodMiniPipe && schema.def.out instanceof z.ZodMiniString) {
    node.paragraph = true;
    Object.assign(node, { maxLength: z.toJSONSchema(schema.def.out).maxLength });
  }
}

const spellings: Readonly<Record<string, string>> = {
  ai: 'AI',
  cv: 'CV',
  faq: 'FAQ',
  id: 'ID',
  roi: 'ROI',
  to: 'leads to',
};

/** Singular labels that are not the plural without its ending. */
const singulars: Readonly<Record<string, string>> = { people: 'Person' };

/** Converts the name of a field or file to a label: `learnMore` to `Learn more`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s-]+/);
  const label = words.map((word) => spellings[word] ?? word).join(' ');
  return capitalised(label);
}

/** Returns a phrase for limits, such as `exactly 3 entries`, `1 to 5` or `at most 60 characters`; nothing without limits. */
function limits(least: number | undefined, most: number | undefined, unit = ''): string[] {
  if (least !== undefined && least === most) return [`exactly ${least}${unit}`];
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`];
  if (least !== undefined) return [`at least ${least}${unit}`];
  return most === undefined ? [] : [`at most ${most}${unit}`];
}

/** Joins phrases as sentences, without phrases that another one contains. Returns undefined for none. */
function sentences(phrases: readonly string[]): string | undefined {
  const distinct = [...new Set(phrases)].filter(
    (phrase) => !phrases.some((other) => other !== phrase && other.includes(phrase)),
  );
  return distinct.map((phrase) => `${capitalised(phrase)}.`).join(' ') || undefined;
}

/** Returns the fields of a group. For a group with alternative shapes these are the fields of all shapes. */
function groupOf(node: Described): Pick<Described, 'properties' | 'required'> {
  if (node.anyOf) {
    const shapes = node.anyOf.map(groupOf);
    const properties = Object.assign({}, ...shapes.map((shape) => shape.properties));
    const required = Object.keys(properties).filter((name) =>
      shapes.every((shape) => shape.required?.includes(name)),
    );
    const choice = Object.keys(properties).filter((name) => !required.includes(name));
    const hint = `one of “${choice.map(labelOf).join('” and “')}”`;
    for (const name of choice) properties[name] = addHints(properties[name], [], [hint]);
    return { properties, required };
  }
  const names = node.propertyNames?.enum;
  if (!names) return node;
  const entry = node.additionalProperties ?? {};
  return { properties: Object.fromEntries(names.map((name) => [name, entry])), required: names };
}

const isGroup = (node: Described): boolean => node.type === 'object' || node.anyOf?.every(isGroup) === true;

function fieldsOf(node: Described): Field[] {
  const { properties = {}, required = [] } = groupOf(node);
  return Object.entries(properties).map(([name, field]) => fieldOf(name, field, required.includes(name)));
}

/** Returns the summary of an entry in a collapsed list: its first short field and its picture. */
function summaryOf(fields: readonly Field[]) {
  const short = fields.find(
    ({ widget }) => widget === 'string' || widget === 'select' || widget === 'number',
  );
  const picture = fields.find(({ widget }) => widget === 'image');
  return { summary: short && `{{fields.${short.name}}}`, thumbnail: picture?.name };
}

/** Returns the section types of an added page, each with its fields. */
function variantsOf(groups: readonly Described[]) {
  const [typeKey = ''] =
    Object.entries(groups[0]?.properties ?? {}).find(([, { const: name }]) => name) ?? [];
  const types = groups.map((group) => {
    const name = String(group.properties?.[typeKey]?.const);
    const own = Object.entries(group.properties ?? {}).filter(([field]) => field !== typeKey);
    const fields = fieldsOf({ ...group, properties: Object.fromEntries(own) });
    return { name, label: labelOf(name), widget: 'object' as const, fields };
  });
  return { typeKey, types };
}

function listOf(node: Described, common: ReturnType<typeof commonOf>): Field {
  const { minItems: min, maxItems: max, items, prefixItems = [], hints = [] } = node;
  const { name, label } = common;
  const entry = prefixItems[0] ?? items ?? {};
  const changes = min === undefined || min !== max;
  const list = {
    ...common,
    hint: sentences([...hints, ...limits(min === 1 ? undefined : min, max, ' entries')]),
    widget: 'list' as const,
    min,
    max,
    collapsed: true,
    label_singular: singulars[name] ?? label.replace(/ies$/, 'y').replace(/(?<!s)s$/, ''),
    allow_add: changes,
    allow_remove: changes,
  };
  if (entry.oneOf) return { ...list, ...variantsOf(entry.oneOf) };
  if (!isGroup(entry)) return { ...list, field: fieldOf('entry', entry, true) };
  const fields = fieldsOf(entry);
  return { ...list, ...summaryOf(fields), fields };
}

/** The accepted types of pictures, for the file dialog. */
const pictureTypes = '.jpg,.jpeg,.png,.webp,.avif,.svg';

/** Matches a reference to a figure of the sample organisation, which counts with its printed length. */
const figureName = '\\{[^{}.]+\\.[^{}]+\\}';

function textOf(node: Described, common: ReturnType<typeof commonOf>): Field {
  const { minLength = 0, maxLength, hints = [], paragraph = false } = node;
  const rules = [node, ...(node.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []);
  const least = minLength > 1 ? minLength : undefined;
  const hint = sentences([
    ...hints,
    ...limits(undefined, maxLength, ' characters'),
    ...limits(least, undefined, ' characters'),
  ]);
  const patterns = rules
    .filter((pattern) => pattern !== oneLine.source)
    .map((pattern) => `(?:${pattern}|${figureName})`);
  if (maxLength !== undefined) patterns.push(`^(?:${figureName}|[\\s\\S]){1,${maxLength}}$`);
  const pattern = patterns.map((one) => `(?=${one})`).join('');
  return {
    ...common,
    hint,
    widget: paragraph ? 'text' : 'string',
    minlength: least,
    pattern: pattern === '' ? undefined : [pattern, hint ?? 'Another text'],
  };
}

const commonOf = (name: string, required: boolean) => ({ name, label: labelOf(name), required });

/** Returns the field that edits a node. Throws if no widget supports the node. */
function fieldOf(name: string, node: Described, required: boolean): Field {
  const [something, nothing] = node.anyOf ?? [];
  if (something && nothing?.type === 'null') return fieldOf(name, something, false);
  const { hints = [] } = node;
  const common = { ...commonOf(name, required), hint: sentences(hints) };
  if (name === sectionsField && node.items && Object.keys(node.items).length === 0) {
    return { ...common, label: 'Text', widget: 'markdown', ...markdown };
  }
  if (node.folder !== undefined) {
    const folder = { media_folder: `/public/images/${node.folder}`, public_folder: `/images/${node.folder}` };
    return { ...common, widget: 'image', choose_url: false, accept: pictureTypes, ...folder };
  }
  if (node.accept !== undefined) {
    const folder = { media_folder: `/public/${downloadsFolder}`, public_folder: `/${downloadsFolder}` };
    return { ...common, widget: 'file', choose_url: false, accept: node.accept, ...folder };
  }
  if (node.markdown) return { ...common, widget: 'markdown', ...articleMarkdown };
  if (node.enum) return { ...common, widget: 'select', options: [...node.enum] };
  if (node.type === 'boolean' || node.const === true)
    return { ...common, widget: 'boolean', required: false };
  if (isGroup(node)) return { ...common, widget: 'object', fields: fieldsOf(node) };
  if (node.type === 'array') return listOf(node, common);
  if (node.type === 'integer' || node.type === 'number') {
    const safeLimit = (limit?: number) =>
      Math.abs(limit ?? Infinity) < Number.MAX_SAFE_INTEGER ? limit : undefined;
    const [min, max] = [safeLimit(node.minimum), safeLimit(node.maximum)];
    const hint = sentences([...hints, ...limits(min, max)]);
    return {
      ...common,
      hint,
      widget: 'number',
      value_type: node.type === 'integer' ? 'int' : 'float',
      min,
      max,
    };
  }
  if (node.type !== 'string') throw new Error(`The field ${name} has no widget: ${JSON.stringify(node)}`);
  if (node.format === 'date') {
    const [min, max] = likelyDays();
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', min, max };
  }
  return textOf(node, common);
}

/** The Markdown that the site renders. */
const markdown = {
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'bulleted-list', 'numbered-list'],
  editor_components: [],
  use_emoji_autocomplete: false,
} satisfies Partial<Field>;

/** The Markdown of an article. */
const articleMarkdown = {
  ...markdown,
  buttons: [...markdown.buttons, 'quote'],
  editor_components: ['image'],
} satisfies Partial<Field>;

/** Returns the editor's fields for the schema of a content file. Throws for a schema that no widget supports. */
export function editorFields(schema: z.ZodMiniType): Field[] {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema as Writable),
  });
  // Collapse the groups, so that an editor sees all of them.
  return fieldsOf(described as Described).map((field) =>
    field.widget === 'object' ? { ...field, collapsed: 'auto' } : field,
  );
}
