import { type Header, parseAllHeaders } from '@netlify/headers-parser';

/** Returns the rules of a `_headers` file in order, as Netlify reads them. Throws if Netlify would ignore a line. */
export async function headerRules(file: string): Promise<readonly Header[]> {
  const options = { headersFiles: [file], configHeaders: undefined, minimal: false };
  const { headers, errors } = await parseAllHeaders(options);
  if (errors.length > 0) throw new AggregateError(errors, `${file} has lines that are no header rules.`);
  return headers.filter((rule) => 'forRegExp' in rule);
}

/** Returns every value of a header for an address, one per matching rule. */
export function headerValues(rules: readonly Header[], address: string, name: string): readonly string[] {
  return rules
    .filter(({ forRegExp }) => forRegExp.test(address))
    .flatMap(({ values }) => (name in values ? [values[name] ?? ''] : []));
}

/** Returns the headers of an address. Later rules override earlier ones. */
export function headersOf(rules: readonly Header[], address: string): Readonly<Record<string, string>> {
  const own = rules.filter(({ forRegExp }) => forRegExp.test(address));
  return Object.assign({}, ...own.map(({ values }) => values));
}
