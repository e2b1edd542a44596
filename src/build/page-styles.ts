import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { elementsIn } from './page-tree.ts';

/**
 * Matches at-rules that the first paint does not need, and UnoCSS's defaults for browsers without `@property` (before 2024). They
 * apply after the complete stylesheet is loaded: at the first pointer or key event, or when the browser is idle.
 */
const laterAtRules = /^@media (?:print$|.*\(hover:\s?hover\))|^@supports .*-moz-orient/;

/** Matches states and parts of form fields that appear only when a visitor uses them. */
const laterStates =
  /(?<!\\):(?:hover|active|-moz-|:-webkit-(?:date|calendar|inner-spin|outer-spin|search)|:file-)/;

/** Removes the rules that the first paint does not need: print, hover and active. */
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

/** Removes `@property` rules of custom properties that the stylesheet does not use. */
function withoutUnusedProperties(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  const used = new Set(stylesheet.replace(/@property[^{]*/g, '').match(/--[\w-]+/g));
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
  return root.toString();
}

/** Returns the names in a page that selectors can match: elements, classes, ids, and attributes with their values. */
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
 * Parses the complete stylesheet once. The returned function returns the rules for a page's elements, classes, ids and attributes,
 * with the custom properties and animations that these rules use.
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
      // The inline script sets these attributes before the complete stylesheet is loaded.
      dynamicAttributes: ['aria-busy', 'data-arriving', 'smoothly'],
    });
    return withoutUnusedProperties(result?.css ?? '');
  };
}
