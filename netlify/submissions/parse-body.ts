import type { BodyFormat } from './content-type.ts';

export type ParsedFields = Readonly<Record<string, unknown>>;

/**
 * The fields of a body, or undefined where it is malformed: not UTF-8, broken JSON, JSON that is no object, or a broken
 * percent escape. In JSON the last of several equal keys wins (ECMA-262, JSON.parse); a form field that is repeated becomes
 * an array, which the schemas refuse as a wrong type.
 */
export function parseBody(bytes: Uint8Array, format: BodyFormat): ParsedFields | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return format === 'json' ? parseJson(text) : parseForm(text);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): ParsedFields | undefined {
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? value : undefined;
}

function isRecord(value: unknown): value is ParsedFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Unlike URLSearchParams this refuses escapes that are not UTF-8 instead of replacing them. */
function parseForm(text: string): ParsedFields {
  const fields = new Map<string, string | string[]>();
  for (const pair of text.split('&').filter((part) => part !== '')) {
    const [name = '', ...rest] = pair.split('=');
    const key = decode(name);
    const value = decode(rest.join('='));
    const earlier = fields.get(key);
    fields.set(key, earlier === undefined ? value : [earlier, value].flat());
  }
  // Own properties only, so that a field called __proto__ is a field like any other.
  return Object.fromEntries(fields);
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
