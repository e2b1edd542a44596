/**
 * JavaScript source of a module whose default export is `value`, which must be JSON. Escaped so that it is safe even
 * inlined into HTML (`</script`, `<!--`), and so that a field named `__proto__` stays a field (as a computed name)
 * instead of setting the prototype.
 */
export function contentModule(value: unknown): string {
  const literal = JSON.stringify(value)
    .replace(/<(?=\/script|!--)/gi, '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    // A quotation mark inside text is always escaped, so a bare one after `{` or `,` begins a field name.
    .replace(/([{,])"__proto__":/g, '$1["__proto__"]:');
  return `export default ${literal};\n`;
}
