interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The rules of a `_headers` file, in their order. */
export function headerRules(file: string): readonly HeaderRule[] {
  return file
    .split(/\n(?=\S)/)
    .filter((rule) => rule.trim() !== '')
    .map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n');
      return {
        path,
        headers: lines.map((line) => [line.trim().split(': ')[0] ?? '', line.replace(/^.*?: /, '')] as const),
      };
    });
}

/** Whether a rule's path covers an address: `*` at the end stands for anything, `:name` for one segment (Netlify's syntax). */
function covers(path: string, address: string): boolean {
  const pattern = path
    .replace(/[.+?^$()|[\]{}\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(address);
}

/** Every value that an address gets for a header, one for each rule that gives it. */
export function headerValues(rules: readonly HeaderRule[], address: string, name: string): readonly string[] {
  return rules
    .filter(({ path }) => covers(path, address))
    .flatMap(({ headers }) => headers.filter(([candidate]) => candidate === name).map(([, value]) => value));
}

/** The headers of an address. */
export function headersOf(rules: readonly HeaderRule[], address: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rules.filter(({ path }) => covers(path, address)).flatMap(({ headers }) => headers),
  );
}
