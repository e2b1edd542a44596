import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { elementsIn } from './page-tree.ts';

/**
 * At-rules that nobody sees before the whole stylesheet has come, which a pointer, a key or an idle browser fetches; and the
 * defaults that UnoCSS gives browsers from before `@property` (2024).
 */
const laterAtRules = /^@media (?:print$|.*\(hover:\s?hover\))|^@supports .*-moz-orient/;

const laterStates = /(?<!\\):(?:hover|active|-moz-)/;

/** Removes from a stylesheet what only the whole one needs: rules for printing and for what is pointed at or pressed. */
function withoutLaterRules(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkAtRules((rule) => {
    if (laterAtRules.test(`@${rule.name} ${rule.params}`)) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) => !laterStates.test(selector.replace(/:not\([^)]*\)/g, '')),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return root.toString();
}

/** Returns what selectors may name of a page: elements, classes, ids, and attributes with their values. */
function namesIn(page: Tree.Document): readonly string[] {
  return elementsIn(page).flatMap(({ tagName, attrs }) => [
    tagName,
    ...attrs.flatMap(({ name, value }) => {
      if (/^(?:class|id)$/.test(name)) return value.split(/\s+/);
      return /^(?:data-(?!props)|aria-|type$|open$)/.test(name) ? [name, value] : [name];
    }),
  ]);
}

/**
 * Reads the whole stylesheet once. The returned function gives the part that a page begins with: rules for elements, classes and
 * ids that its HTML has, and the custom properties and animations that these use.
 */
export function openStylesheet(stylesheet: string): (page: Tree.Document) => Promise<string> {
  const raw = withoutLaterRules(stylesheet);
  return async (page) => {
    const names = namesIn(page);
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: '', extension: 'html' }],
      css: [{ raw }],
      defaultExtractor: () => [...names],
      variables: true,
      keyframes: true,
      // A page is busy before its scripts have come, too.
      dynamicAttributes: ['aria-busy'],
    });
    return result?.css ?? '';
  };
}
