import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { elementsIn } from './page-tree.ts';

/** Whether a page of these contents may have what a selector selects. */
type Matcher = (contents: ReadonlySet<string>) => boolean;

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

/** Whether an at-rule stays or goes as a whole, such as `@font-face`; others, such as `@media`, stand around rules. */
const isWhole = ({ name, nodes }: AtRule) =>
  !nodes || /^(?:font-face|property|page|(?:-\w+-)?keyframes)$/.test(name);

/** The rules with selectors and the at-rules without, at any depth. */
function partsIn(nodes: readonly ChildNode[]): readonly (Rule | AtRule)[] {
  return nodes.flatMap((node) => {
    if (node.type === 'atrule' && !isWhole(node)) return partsIn(node.nodes ?? []);
    return node.type === 'rule' || node.type === 'atrule' ? [node] : [];
  });
}

/** What an at-rule defines: it is left out where nothing names it. */
const definedBy = ({ name, params }: AtRule) => (/keyframes|property/.test(name) ? params : undefined);

/** Takes a node away, with what stands around it alone. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length === 0 && (parent.type === 'rule' || parent.type === 'atrule'))
    remove(parent as ChildNode);
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

/** The custom properties and animations that these rules use, those that other used ones are made of included. */
function namesUsed(parts: readonly (Rule | AtRule)[]): ReadonlySet<string> {
  const made = new Map<string, string[]>();
  const unnamed: string[] = [];
  const add = (name: string | undefined, names: readonly string[]) => {
    if (name === undefined) unnamed.push(...names);
    else made.set(name, [...(made.get(name) ?? []), ...names]);
  };
  for (const part of parts) {
    if (part.type === 'atrule') add(definedBy(part), namesIn(part.toString()));
    else
      part.walkDecls(({ prop, value, variable }) => {
        const animations = /^animation(?:-name)?$/.test(prop) ? value.split(/[\s,]+/) : [];
        add(variable ? prop : undefined, [...namesIn(value), ...animations]);
      });
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

/**
 * Reads the whole stylesheet once; the returned function gives the part that a page begins with: rules that its elements can
 * match, and what those use. Rules for printing and for what is pointed at are not among them.
 */
export function openStylesheet(stylesheet: string): (page: Tree.Document) => string {
  const whole = postcss.parse(stylesheet);
  whole.walkComments(remove);
  whole.walkAtRules((rule) => {
    if (comesLater.atRule.test(`@${rule.name} ${rule.params}`)) remove(rule);
  });
  const matchers = new Map<string, Matcher>();
  whole.walkRules(({ selectors }) => {
    for (const selector of selectors) matchers.set(selector, matcherOf(selector));
  });
  return (page) => {
    const contents = contentsOf(page);
    const styles = whole.clone();
    for (const part of partsIn(styles.nodes)) {
      if (part.type !== 'rule') continue;
      const matching = part.selectors.filter((selector) => matchers.get(selector)?.(contents));
      if (matching.length > 0) part.selectors = matching;
      else remove(part);
    }
    const parts = partsIn(styles.nodes);
    const used = namesUsed(parts);
    for (const part of parts) {
      const name = part.type === 'atrule' ? definedBy(part) : undefined;
      if (name !== undefined && !used.has(name)) remove(part);
      if (part.type !== 'rule') continue;
      for (const node of [...part.nodes])
        if (node.type === 'decl' && node.variable && !used.has(node.prop)) remove(node);
    }
    return styles.toString();
  };
}
