import type * as z from 'zod/mini';
import { today } from '../days.ts';
import { editorMetadata } from '../texts.ts';
import { linksIn } from './markdown-file.ts';
import { type FieldPath, suggestion } from './mistakes.ts';

/** Returns a formatted figure by its name in a text, or undefined if there is no such figure. */
type FigureNamed = (name: string) => string | undefined;

/** A page that content may link to. */
interface LinkedPage {
  readonly path: string;
  /** The name of its content file: `pages/pricing/page`. */
  readonly content: string;
  /** The day on which it is published, if it is not published at once. */
  readonly from?: string | undefined;
  /** Its last day, if it has one. */
  readonly until?: string | undefined;
  /** Returns its anchors. Undefined if they are only known after a build. */
  readonly anchors?: () => readonly string[];
}

/** The pages, files and figures that content may refer to. */
export interface References {
  readonly figureNamed?: FigureNamed;
  /** The pages of the site. */
  readonly pages?: readonly LinkedPage[];
  /** The addresses of files other than pages: `/news.xml`. */
  readonly files?: ReadonlySet<string>;
  /** The first path segments of other addresses: `images`. */
  readonly folders?: readonly string[];
  /** The targets of `redirects.yaml` by source. */
  readonly redirects?: ReadonlyMap<string, string>;
  /** The first path segments that an added page must not have, as they are in use. */
  readonly takenAddresses?: ReadonlySet<string>;
}

/** Reports a problem of the text at a path. */
type Report = (path: FieldPath, problem: string) => void;

/** Returns a copy of a value in which `change` has replaced each part, from the innermost to the whole value. */
export function mapValue(
  value: unknown,
  change: (part: unknown, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown {
  const inside = (part: unknown, step: PropertyKey) => mapValue(part, change, [...path, step]);
  if (Array.isArray(value)) return change(value.map(inside), path);
  if (typeof value !== 'object' || value === null) return change(value, path);
  const entries = Object.entries(value).map(([name, part]) => [name, inside(part, name)] as const);
  return change(Object.fromEntries(entries), path);
}

/** Like `mapValue`, for texts only. */
function mapTexts(value: unknown, change: (text: string, path: FieldPath) => string): unknown {
  return mapValue(value, (part, path) => (typeof part === 'string' ? change(part, path) : part));
}

/** Matches the name of a figure in braces, which has a dot. A placeholder of the page has none. */
const figure = /\{([^{}.]+\.[^{}]+)\}/g;

/** Returns a content file's value with the figures filled in, such as `{Data engineering.short}`. */
function fillFigures(value: unknown, figureNamed: FigureNamed, report: Report): unknown {
  return mapTexts(value, (text, path) =>
    text.replace(figure, (whole, name: string) => {
      const found = figureNamed(name);
      if (found === undefined)
        report(path, `has the unknown figure {${name}}, expected one of the sample organisation or a price`);
      return found ?? whole;
    }),
  );
}

/** Returns the notes of the text at a path from its schema: the first that a form of its group has. */
function notesAt(
  schema: z.core.$ZodType | undefined,
  path: FieldPath,
): ReturnType<typeof editorMetadata.get> | undefined {
  if (!schema) return undefined;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [step, ...rest] = path;
  if (def.type === 'pipe' && path.length > 0) return notesAt(def.in, path);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return notesAt(def.innerType, path);
    case 'union':
      return def.options
        .map((form) => notesAt(form, path))
        .find((notes) => notes?.placeholders || notes?.markdown);
    case 'object':
      return notesAt(def.shape[String(step)] ?? def.catchall, rest);
    case 'record':
      return notesAt(def.valueType, rest);
    case 'array':
      return notesAt(def.element, rest);
    case 'tuple':
      return notesAt(def.items[Number(step)], rest);
    case 'pipe':
      return { ...notesAt(def.in, path), ...editorMetadata.get(schema) };
    default:
      return editorMetadata.get(schema);
  }
}

/** Returns problems with the placeholders of a text that the page does not fill in. */
function placeholderProblems(text: string, filled: string): string[] {
  const known: readonly string[] = filled.match(/\w+/g) ?? [];
  const expected = known.map((name) => `{${name}}`).join(', ') || 'no placeholder here';
  return Array.from(text.matchAll(/\{([^{}.]*)\}/g))
    .filter(([, name = '']) => !known.includes(name))
    .map(
      ([placeholder, name = '']) =>
        `has the placeholder ${placeholder}, which the page does not fill in, expected ${expected}${suggestion(name, known)}`,
    );
}

/** The characters of Windows-1252 by byte. UTF-8 text is often misread in this encoding. */
const windowsCharacters = Array.from({ length: 256 }, (_, byte) =>
  new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
);

/** Returns the original of UTF-8 text that was read as Windows-1252: `’` for `â€™`. */
const readAgain = (misread: string) =>
  new TextDecoder().decode(Uint8Array.from(misread, (character) => windowsCharacters.indexOf(character)));

const codeOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Matches a continuation byte of UTF-8 that was read as Windows-1252. */
const laterByte = `[${windowsCharacters.slice(0x80, 0xc0).join('')}]`;

/** Patterns of probable typing or encoding errors, each with its message. */
const textErrors: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    new RegExp(`â${laterByte}{2}|[ÂÃ]${laterByte}`),
    (found) => `has "${found}" in place of "${readAgain(found)}", expected the file in UTF-8`,
  ],
  [
    /[\u0080-\u009F]/,
    (sign) =>
      `has the control character ${codeOf(sign)}, expected "${windowsCharacters[sign.charCodeAt(0)]}", which was probably meant`,
  ],
  [/[\0-\x08\v\f\x0E-\x1F\x7F]/, (sign) => `has the control character ${codeOf(sign)}, expected none`],
  [
    /[\u202A-\u202E\u2066-\u2069]/,
    (sign) =>
      `has the invisible character ${codeOf(sign)}, which turns the direction of the text, expected none`,
  ],
  [
    /[\u115F\u1160\u180E\u200B\u2060-\u2064\u2800\u3164\uFEFF\uFFA0]/,
    (sign) => `has the invisible character ${codeOf(sign)}, expected none`,
  ],
  [/^(?=.)[^\p{L}\p{N}\p{P}\p{S}]+$/su, () => 'shows nothing, expected words'],
  [/\{(?![^{}]*\})/, () => 'has { without }, expected a placeholder such as {name}'],
  [/(?<!\{[^{}]*)\}/, () => 'has } without {, expected a placeholder such as {name}'],
  [/<\/?[a-z][^<>]*>/i, (tag) => `has ${tag}, expected words without HTML`],
  [/&(?:#x?[\da-fA-F]+|[A-Z]?[a-z]{2,}\d*);/, (name) => `has ${name}, expected the character itself`],
  [/\uFFFD/, (sign) => `has the sign ${sign} in place of a letter, expected the file in UTF-8`],
];

/** Returns problems with typing or encoding errors in a text. */
function textProblems(text: string): string[] {
  return textErrors.flatMap(([pattern, problem]) => Array.from(pattern.exec(text) ?? [], problem));
}

/** Returns the day from which a text is shown: the latest date in the file's head and in the groups around it, or today. */
function shownFrom(value: unknown, path: FieldPath): string {
  const days: unknown[] = [Object(Object(value).head).from];
  let group = value;
  for (const step of path) {
    group = Object(group)[step];
    days.push(Object(group).from, Object(group).date);
  }
  // A redirect's `from` is an address.
  const later = days.flatMap((day) => (typeof day === 'string' && /^\d{4}-/.test(day) ? [day] : []));
  return later.reduce((latest, day) => (day > latest ? day : latest), today());
}

/** Returns the problem of a link to a redirected address: it should name the final target, or the redirects form a circle. */
function redirectProblem(target: string, redirects: ReadonlyMap<string, string>): string {
  const visited = [target];
  for (let next = redirects.get(target); next !== undefined; next = redirects.get(next)) {
    if (visited.includes(next))
      return `leads in a circle, ${[...visited, next].join(' to ')}, expected a page of the site`;
    visited.push(next);
  }
  return `leads to "${target}", which redirects.yaml leads elsewhere, expected "${visited.at(-1)}"`;
}

/** Returns problems with the source of a redirect that is already the address of a page or file. */
function sourceProblems(from: string, { pages = [], files, folders = [] }: References): string[] {
  const path = from.replace(/\/\*$/, '').toLowerCase();
  if (pages.some((page) => page.path === from.toLowerCase()))
    return [`is taken by the page "${path}", expected an address that no page has`];
  const isTaken = files?.has(path) === true || folders.includes(path.split('/')[1] ?? '');
  return isTaken ? ['is taken by a file of the site, expected an address that nothing has'] : [];
}

/** Returns problems with a link within the site whose page or anchor does not exist on the day from which it is shown. */
export function linkProblems(
  text: string,
  content: string,
  { pages = [], files, redirects = new Map() }: References,
  day: string,
): string[] {
  const [address = '', anchor] = text.split('#');
  const [target = ''] = address.split('?');
  const page = pages.find((candidate) =>
    target === '' ? candidate.content === content : candidate.path === target,
  );
  if (target !== '' && !page) {
    if (files?.has(target) === true) return [];
    if (redirects.has(target)) return [redirectProblem(target, redirects)];
    const paths = pages.map(({ path }) => path);
    return [`leads to "${target}", expected a page of the site${suggestion(target, paths)}`];
  }
  if (page?.from !== undefined && page.from > day) {
    return [`leads to "${page.path}", which waits until ${page.from}, expected a page that is there by then`];
  }
  const anchors = page?.anchors?.();
  if (!anchor || !anchors || anchors.includes(anchor)) return [];
  const expected = `the anchor of a section there${suggestion(anchor, anchors)}`;
  return [`leads to "#${anchor}", which "${page?.path}" does not have, expected ${expected}`];
}

/** The content file of the redirects. */
const redirectsFile = 'content/redirects';

/** The field of an added page for the address that its own leads to after its last day. */
const successorField = 'afterwards';

/** Returns problems with the address that a page leads to after its last day: redirects from page to page could form a circle. */
function successorProblems(text: string, { pages = [] }: References): string[] {
  const page = pages.find(({ path }) => path === text.replace(/[?#].*/, ''));
  return page?.until === undefined
    ? []
    : [`leads to "${page.path}", which ends on ${page.until}, expected a page without an end`];
}

/** The names of fields that have addresses. */
const linkFields: ReadonlySet<string | undefined> = new Set([
  'to',
  'href',
  'pages',
  'address',
  'translates',
  successorField,
]);

/** Returns a file's value with its figures filled in, and reports unknown figures, placeholders, links and redirects. */
export function followReferences(
  value: unknown,
  schema: z.core.$ZodType,
  content: string,
  references: References,
  report: Report,
): unknown {
  const { figureNamed, pages } = references;
  const filled = figureNamed ? fillFigures(value, figureNamed, report) : value;
  if (!pages) return filled;
  mapTexts(filled, (text, path) => {
    const field = path.findLast((step) => typeof step === 'string');
    const { placeholders = '', markdown } = notesAt(schema, path) ?? {};
    const problems = [...textProblems(text), ...placeholderProblems(text, placeholders)];
    const links = markdown ? linksIn(text) : linkFields.has(field) ? [text] : [];
    for (const link of links.filter((link) => /^[/#]/.test(link)))
      problems.push(...linkProblems(link, content, references, shownFrom(filled, path)));
    if (field === successorField) problems.push(...successorProblems(text, references));
    if (content === redirectsFile && field === 'from') problems.push(...sourceProblems(text, references));
    for (const problem of problems) report(path, problem);
    return text;
  });
  return filled;
}
