import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import postcss, { type ChildNode } from 'postcss';
import { elementsIn } from './page-tree.ts';

/** Whether a page of these contents may have what a selector selects. */
type Matcher = (contents: ReadonlySet<string>) => boolean;

interface Declaration {
  readonly property: string;
  readonly text: string;
  /** The custom properties and animations that it names. */
  readonly names: readonly string[];
}

interface Rule {
  /** The at-rules it stands in, the outermost first, such as `@media print`. */
  readonly around: readonly string[];
  /** Empty for a rule without a selector, such as `@font-face`. */
  readonly selectors: readonly { readonly text: string; readonly matches: Matcher }[];
  /** What this at-rule defines: it is left out where nothing names it. */
  readonly defines: string | undefined;
  readonly body: readonly Declaration[];
}

/** A selector's name as it stands in HTML, without its escapes (CSS Syntax Level 3, 4.3.7). */
export const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, character) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );

/** `:is(…)` and the like, with brackets inside brackets three deep. */
const functionPattern =
  /(?<!\\):([\w-]+)\(((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\([^()]*\))*\))*\))*)\)/g;

/** Parts of controls, and the input that has them; other parts with a browser's name are of any input. */
const inputParts: readonly (readonly [RegExp, string])[] = [
  [/^::-webkit-(?:date|calendar)/, '[type=date]'],
  [/^::-webkit-search/, '[type=search]'],
  [/^::-webkit-(?:inner|outer)-spin/, '[type=number]'],
  [/^::file-/, '[type=file]'],
  [/^::(?:-webkit-(?!details-marker)|-moz-|placeholder)/, 'input'],
];

/**
 * What nobody sees before the whole stylesheet has come, which a pointer, a key or an idle browser fetches; and the defaults that
 * UnoCSS gives browsers from before `@property` (2024), which it asks after by their other faults.
 */
const comesLater = {
  atRule: /^@media (?:print$|.*\(hover:\s?hover\))|^@supports .*-moz-orient/,
  pseudoClass: /^:(?:hover|active|-moz-)/,
};

/**
 * Asks of a page a selector's elements, classes, ids and attributes that begin with `data-` or `aria-`, and one of the
 * alternatives of each `:is()`, `:where()` and `:has()`. A page is busy (`aria-busy`) before its scripts have come, too.
 */
function matcherOf(selector: string): Matcher {
  const needs: string[] = [];
  const alternatives: (readonly Matcher[])[] = [];
  const plain = selector.replace(functionPattern, (_, name: string, content: string) => {
    if (/^(?:is|where|has)$/.test(name)) alternatives.push(postcss.list.comma(content).map(matcherOf));
    return '';
  });
  for (const [token, attribute, name, pseudo] of plain.matchAll(
    /(\[[^\]]*\])|([.#](?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)|(::?[\w-]+)|[a-z][\w-]*/gi,
  )) {
    if (pseudo && comesLater.pseudoClass.test(pseudo)) return () => false;
    if (name) needs.push(unescaped(name));
    else if (pseudo)
      needs.push(...inputParts.filter(([part]) => part.test(pseudo)).map(([, input]) => input));
    else if (!attribute) needs.push(token.toLowerCase());
    else if (/^\[(?:data|aria)-(?!busy)/.test(attribute)) needs.push(attribute.replaceAll(/["']/g, ''));
  }
  return (contents) =>
    needs.every((need) => contents.has(need)) &&
    alternatives.every((some) => some.some((matches) => matches(contents)));
}

const namesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

function declarationsOf(nodes: readonly ChildNode[]): readonly Declaration[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'decl') return [];
    const animations = /^animation(?:-name)?$/.test(node.prop) ? node.value.split(/[\s,]+/) : [];
    return { property: node.prop, text: node.toString(), names: [...namesIn(node.value), ...animations] };
  });
}

function rulesIn(nodes: readonly ChildNode[], around: readonly string[]): readonly Rule[] {
  return nodes.flatMap((node): readonly Rule[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.map((text) => ({ text, matches: matcherOf(text) }));
      return [{ around, selectors, defines: undefined, body: declarationsOf(node.nodes) }];
    }
    if (node.type !== 'atrule') return [];
    const opening = `@${node.name} ${node.params}`;
    const isWhole = !node.nodes || /^(?:font-face|property|page|(?:-\w+-)?keyframes)$/.test(node.name);
    if (!isWhole) return rulesIn(node.nodes ?? [], [...around, opening]);
    const defines = /keyframes|property/.test(node.name) ? node.params : undefined;
    const text = node.toString() + (node.nodes ? '' : ';');
    return [{ around, selectors: [], defines, body: [{ property: '', text, names: namesIn(text) }] }];
  });
}

/** Classes, ids, elements and `data-` and `aria-` attributes of a page, as selectors name them. */
function contentsOf(page: Tree.Document): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { tagName, attrs } of elementsIn(page)) {
    found.add(tagName.toLowerCase());
    for (const { name, value } of attrs) {
      if (name === 'class') for (const word of value.split(/\s+/)) found.add(`.${word}`);
      else if (name === 'id') found.add(`#${value}`);
      else if (/^(?:data-|aria-|type$)/.test(name)) found.add(`[${name}]`).add(`[${name}=${value}]`);
    }
  }
  return found;
}

/** The names that these rules use, those that other used ones are made of included. */
function namesUsed(rules: readonly Rule[]): ReadonlySet<string> {
  const made = new Map<string, string[]>();
  const unnamed: string[] = [];
  for (const { defines, body } of rules)
    for (const { property, names } of body) {
      const name = defines ?? (property.startsWith('--') ? property : undefined);
      if (name === undefined) unnamed.push(...names);
      else made.set(name, [...(made.get(name) ?? []), ...names]);
    }
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    made.get(name)?.forEach(use);
  };
  unnamed.forEach(use);
  return used;
}

function write(rules: readonly Rule[]): string {
  let open: readonly string[] = [];
  let css = '';
  for (const { around, selectors, body } of rules) {
    const shared = open.findIndex((opening, index) => around[index] !== opening);
    const kept = shared < 0 ? open.length : shared;
    css +=
      '}'.repeat(open.length - kept) +
      around
        .slice(kept)
        .map((opening) => `${opening}{`)
        .join('');
    open = around;
    const text = body.map((declaration) => declaration.text).join(';');
    css += selectors.length > 0 ? `${selectors.map((selector) => selector.text).join(',')}{${text}}` : text;
  }
  return css + '}'.repeat(open.length);
}

/**
 * Reads the whole stylesheet once; the returned function gives the part of it that a page begins with: rules that its
 * elements can match, and of custom properties, animations and registered properties those that they use. Rules for printing and for
 * what is pointed at are not among them.
 */
export function openStylesheet(stylesheet: string): (page: Tree.Document) => string {
  const all = rulesIn(postcss.parse(stylesheet).nodes, []).filter(
    ({ around }) => !around.some((opening) => comesLater.atRule.test(opening)),
  );
  return (page) => {
    const contents = contentsOf(page);
    const matching = all
      .map((rule) => ({
        ...rule,
        selectors: rule.selectors.filter(({ matches }) => matches(contents)),
      }))
      .filter(({ selectors }, index) => selectors.length > 0 || all[index]?.selectors.length === 0);
    const used = namesUsed(matching);
    return write(
      matching
        .filter(({ defines }) => defines === undefined || used.has(defines))
        .map((rule) => ({
          ...rule,
          body: rule.body.filter(({ property }) => !property.startsWith('--') || used.has(property)),
        }))
        .filter(({ body }) => body.length > 0),
    );
  };
}
