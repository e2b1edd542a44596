const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'nothing',
  never: 'nothing here',
};

const formatNames: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a web address such as https://example.com/',
  date: 'a date such as 2025-06-30',
  datetime: 'a time such as 2025-06-30T09:00:00Z',
  uuid: 'a UUID',
};

/** Name of a schema's type in marketers' words. */
export function kindName(type: string): string {
  return kindNames[type] ?? type;
}

/** Name of a text format (zod's `format`) in marketers' words. */
export function formatName(format: string): string {
  return formatNames[format] ?? `text in the form "${format}"`;
}

/** How a value is shown in a message: text in quotes, shortened to 40 characters, everything else as it stands. */
export function shown(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`;
}

/** What a value is, as the beginning of a complaint: `is missing`, `is the number 3`, `is a list`. */
export function whatItIs(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null || value === '') return 'is empty';
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object') return 'is a group of fields';
  if (typeof value === 'number') return `is the number ${value}`;
  return `is ${shown(value)}`;
}

/** `1 character`, `2 characters`. */
export function counted(amount: number, noun: string): string {
  return `${amount} ${amount === 1 ? noun : `${noun}s`}`;
}

/** `"a"`, `"a" or "b"`, `one of "a", "b", "c"`. */
export function choice(values: readonly unknown[]): string {
  const names = values.map(shown);
  return names.length > 2 ? `one of ${names.join(', ')}` : names.join(' or ');
}
