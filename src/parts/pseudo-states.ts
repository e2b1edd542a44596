const forceable = [':hover', ':focus-visible', ':active'] as const;

/** The attribute that shows a state of a pointer or of focus without either: `data-forced="hover active"`. */
export const forcedAttribute = 'data-forced';

/**
 * The selector with every part that waits for a pointer or for focus said a second time, for elements that carry the
 * attribute: `.button:hover` becomes `.button:hover, .button[data-forced~="hover"]`. Undefined where nothing waits.
 */
export function forcedSelector(selector: string): string | undefined {
  if (selector.includes(forcedAttribute) || !forceable.some((state) => selector.includes(state)))
    return undefined;
  const forced = forceable.reduce(
    (text, state) => text.replaceAll(state, `[${forcedAttribute}~="${state.slice(1)}"]`),
    selector,
  );
  return `${selector}, ${forced}`;
}

function extend(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = forcedSelector(rule.selectorText);
      if (selector !== undefined) rule.selectorText = selector;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) extend(rule.cssRules);
  }
}

/**
 * Lets hovered, focused and pressed looks be seen side by side: in place, so every rule keeps its weight and its layer.
 * Runs again whenever the development server puts new styles into the head.
 */
export function watchStyles(page: Document): void {
  const extendAll = () => {
    for (const sheet of page.styleSheets) extend(sheet.cssRules);
  };
  extendAll();
  new MutationObserver(extendAll).observe(page.head, { childList: true, characterData: true, subtree: true });
}
