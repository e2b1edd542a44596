import type * as z from 'zod/mini';
import { today } from '../days.ts';
import { editorNotes } from '../texts.ts';
import { type FieldPath, suggestion } from './mistakes.ts';

/** What a figure's name in a text stands for, as it is printed; undefined where there is no such figure. */
type FigureNamed = (name: string) => string | undefined;

/** A page that content may link to. */
interface LinkedPage {
  readonly path: string;
  /** The name of the content file that it is made of: `pages/pricing/page`. */
  readonly content: string;
  /** The day on which it is published, where that is not the day of its commit. */
  readonly from?: string | undefined;
  /** The anchors in it; undefined where they are not known without building it. */
  readonly anchors?: () => readonly string[];
}

/** What content refers to and does not say itself. */
export interface References {
  readonly figureNamed?: FigureNamed;
  /** The pages of the site: a link inside the site leads to one of them. */
  readonly pages?: readonly LinkedPage[];
  /** The addresses of files that are no pages, `/news.xml`. */
  readonly files?: ReadonlySet<string>;
  /** First parts of addresses that are no pages, `images`. */
  readonly folders?: readonly string[];
  /** Where the rules of `redirects.yaml` lead, by the address that each is for. */
  readonly redirects?: ReadonlyMap<string, string>;
  /** First parts of addresses that no added page may have, as something else has them. */
  readonly takenAddresses?: ReadonlySet<string>;
}

/** Hears what is wrong with the text at a path. */
type Complain = (path: FieldPath, problem: string) => void;

/** A value with each of its parts, the innermost first, as `change` gives it back; it hears the part and its path. */
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

/** The same for its texts alone. */
function mapTexts(value: unknown, change: (text: string, path: FieldPath) => string): unknown {
  return mapValue(value, (part, path) => (typeof part === 'string' ? change(part, path) : part));
}

/** The name of a figure in braces, with a dot; without one it is a place that the page fills in itself. */
const figure = /\{([^{}.]+\.[^{}]+)\}/g;

/** A content file's value with the figures that its texts name in braces, `{Data engineering.short}`. */
function fillFigures(value: unknown, figureNamed: FigureNamed, complain: Complain): unknown {
  return mapTexts(value, (text, path) =>
    text.replace(figure, (whole, name: string) => {
      const found = figureNamed(name);
      if (found === undefined)
        complain(path, `names the figure {${name}}, expected one of the sample organisation or a price`);
      return found ?? whole;
    }),
  );
}

/** The names that the page puts into the text at a path, by its schema; none where it fills in nothing. */
function filledAt(schema: z.core.$ZodType | undefined, path: FieldPath): string {
  if (!schema) return '';
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [step, ...rest] = path;
  if (def.type === 'pipe' && path.length > 0) return filledAt(def.in, path);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return filledAt(def.innerType, path);
    case 'union':
      return def.options.map((form) => filledAt(form, path)).find(Boolean) ?? '';
    case 'object':
      return filledAt(def.shape[String(step)] ?? def.catchall, rest);
    case 'record':
      return filledAt(def.valueType, rest);
    case 'array':
      return filledAt(def.element, rest);
    case 'tuple':
      return filledAt(def.items[Number(step)], rest);
    default:
      return editorNotes.get(schema)?.filled ?? '';
  }
}

/** What is wrong with the names in braces of a text: those that the page does not fill in. */
function placeProblems(text: string, filled: string): string[] {
  const known: readonly string[] = filled.match(/\w+/g) ?? [];
  const expected = known.map((place) => `{${place}}`).join(', ') || 'no name in braces here';
  return Array.from(text.matchAll(/\{([^{}.]*)\}/g))
    .filter(([, name = '']) => !known.includes(name))
    .map(
      ([written, name = '']) =>
        `names ${written}, which the page does not fill in, expected ${expected}${suggestion(name, known)}`,
    );
}

/** The characters of Windows-1252 by their bytes, in which texts of other programs are often misread. */
const windowsCharacters = Array.from({ length: 256 }, (_, byte) =>
  new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
);

/** Returns what characters stand for that were UTF-8 and read as Windows-1252, `’` for `â€™`. */
const readAgain = (slip: string) =>
  new TextDecoder().decode(Uint8Array.from(slip, (character) => windowsCharacters.indexOf(character)));

const codeOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The characters that a byte of UTF-8 after the first one becomes in Windows-1252. */
const laterByte = `[${windowsCharacters.slice(0x80, 0xc0).join('')}]`;

/** What a page would show as it is written, and what to say of it. */
const slips: readonly (readonly [RegExp, (slip: string) => string])[] = [
  [
    new RegExp(`â${laterByte}{2}|[ÂÃ]${laterByte}`),
    (slip) => `has "${slip}" in place of "${readAgain(slip)}", expected the file in UTF-8`,
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
  [/\{(?![^{}]*\})/, () => 'has { without }, expected a name in braces'],
  [/(?<!\{[^{}]*)\}/, () => 'has } without {, expected a name in braces'],
  [/<\/?[a-z][^<>]*>/i, (tag) => `has ${tag}, expected words without HTML`],
  [/&(?:#x?[\da-fA-F]+|[A-Z]?[a-z]{2,}\d*);/, (name) => `has ${name}, expected the character itself`],
  [/\uFFFD/, (sign) => `has the sign ${sign} in place of a letter, expected the file in UTF-8`],
];

/** What is wrong with the writing of a text: what only a slip or another program leaves there. */
function writingProblems(text: string): string[] {
  return slips.flatMap(([pattern, problem]) => Array.from(pattern.exec(text) ?? [], problem));
}

/** Returns the day on which a text is shown: the latest that its file's head or a group around it names, today at the earliest. */
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

/** What is wrong with an address that is itself led elsewhere: it goes round in a circle, or should name where it ends. */
function redirectProblem(target: string, redirects: ReadonlyMap<string, string>): string {
  const way = [target];
  for (let next = redirects.get(target); next !== undefined; next = redirects.get(next)) {
    if (way.includes(next))
      return `leads in a circle, ${[...way, next].join(' to ')}, expected a page of the site`;
    way.push(next);
  }
  return `leads to "${target}", which redirects.yaml leads elsewhere, expected "${way.at(-1)}"`;
}

/** What is wrong with an address that `redirects.yaml` is to lead elsewhere: something of the site answers there already. */
function sourceProblems(from: string, { pages = [], files, folders = [] }: References): string[] {
  const path = from.replace(/\/\*$/, '').toLowerCase();
  if (pages.some((page) => page.path === from.toLowerCase()))
    return [`is taken by the page "${path}", expected an address that no page has`];
  const isTaken = files?.has(path) === true || folders.includes(path.split('/')[1] ?? '');
  return isTaken ? ['is taken by a file of the site, expected an address that nothing has'] : [];
}

/** What is wrong with an address inside the site: that it leads to no page, or to no place in it, on the day it is shown. */
function linkProblems(
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

/** The fields that hold addresses: of links, of links in Markdown, of the pages that belong to one. */
const linkFields: ReadonlySet<string | undefined> = new Set(['to', 'href', 'pages', 'address', 'translates']);

/** What a file's value becomes with its figures filled in; all that its texts name must be there. */
export function followReferences(
  value: unknown,
  schema: z.core.$ZodType,
  content: string,
  references: References,
  complain: Complain,
): unknown {
  const { figureNamed, pages } = references;
  const filled = figureNamed ? fillFigures(value, figureNamed, complain) : value;
  if (!pages) return filled;
  mapTexts(filled, (text, path) => {
    const field = path.findLast((step) => typeof step === 'string');
    const isLink = linkFields.has(field) && /^[/#]/.test(text);
    const problems = [...writingProblems(text), ...placeProblems(text, filledAt(schema, path))];
    if (isLink) problems.push(...linkProblems(text, content, references, shownFrom(filled, path)));
    if (content === redirectsFile && field === 'from') problems.push(...sourceProblems(text, references));
    for (const problem of problems) complain(path, problem);
    return text;
  });
  return filled;
}
