import { type Header, parseAllHeaders } from '@netlify/headers-parser';

/** The rules of a `_headers` file in their order, as Netlify reads them. Throws where it would leave out a line. */
export async function headerRules(file: string): Promise<readonly Header[]> {
  const options = { headersFiles: [file], configHeaders: undefined, minimal: false };
  const { headers, errors } = await parseAllHeaders(options);
  if (errors.length > 0) throw new AggregateError(errors, `${file} has lines that are no header rules.`);
  return headers.filter((rule) => 'forRegExp' in rule);
}

/** Every value that an address gets for a header, one for each rule that gives it. */
export function headerValues(rules: readonly Header[], address: string, name: string): readonly string[] {
  return rules
    .filter(({ forRegExp }) => forRegExp.test(address))
    .flatMap(({ values }) => (name in values ? [values[name] ?? ''] : []));
}

/** The headers of an address. */
export function headersOf(rules: readonly Header[], address: string): Readonly<Record<string, string>> {
  const own = rules.filter(({ forRegExp }) => forRegExp.test(address));
  return Object.assign({}, ...own.map(({ values }) => values));
}
