/** The two encodings the functions read. */
export type BodyFormat = 'json' | 'form';

const formats: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/**
 * The format that a Content-Type header names, or undefined where it is none the functions read: another media type, or a
 * charset other than UTF-8 (RFC 9110 section 8.3; both formats are UTF-8 by their own definition).
 */
export function bodyFormat(contentType: string | null): BodyFormat | undefined {
  const [mediaType = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const foreignCharset = parameters.some(
    (parameter) => parameter.startsWith('charset=') && !/^charset="?utf-?8"?$/.test(parameter),
  );
  return foreignCharset || !Object.hasOwn(formats, mediaType) ? undefined : formats[mediaType];
}

function quality(accept: string, mediaType: string): number {
  const range = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(';'))
    .find(([name]) => name?.trim() === mediaType);
  if (range === undefined) return 0;
  const weight = range.find((part) => part.trim().startsWith('q='));
  const value = Number(weight?.trim().slice(2) ?? 1);
  return Number.isFinite(value) ? value : 0;
}

/** Whether an Accept header names HTML and ranks it above JSON, as browsers that load a page do (RFC 9110 section 12.5.1). */
export function prefersHtml(accept: string | null): boolean {
  const header = accept ?? '';
  const rankOfHtml = quality(header, 'text/html');
  const rankOfJson = Math.max(
    quality(header, 'application/json'),
    quality(header, 'application/problem+json'),
  );
  return rankOfHtml > rankOfJson;
}

/** Bytes of a body, or why they could not be had. */
export type BodyResult =
  | { readonly read: true; readonly bytes: Uint8Array }
  | { readonly read: false; readonly code: 'too_large' | 'malformed' };

interface BodyLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

const late = Symbol('late');

/**
 * Reads a request's body as a stream and stops at the limit of bytes, so that a length left out or lied about costs no
 * memory. A body that breaks off or does not arrive in time counts as malformed.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<BodyResult> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > limits.bytes) return { read: false, code: 'too_large' };
  if (request.body === null) return { read: true, bytes: new Uint8Array() };
  const reader = request.body.getReader();
  const clock = startClock(limits.milliseconds);
  try {
    return await collect(reader, limits.bytes, clock.ran);
  } catch {
    return { read: false, code: 'malformed' };
  } finally {
    clock.stop();
    reader.cancel().catch(() => undefined);
  }
}

function startClock(milliseconds: number) {
  const { promise, resolve } = Promise.withResolvers<typeof late>();
  const timer = setTimeout(resolve, milliseconds, late);
  return { ran: promise, stop: () => clearTimeout(timer) };
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
  ran: Promise<typeof late>,
): Promise<BodyResult> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (true) {
    const chunk = await Promise.race([reader.read(), ran]);
    if (chunk === late) return { read: false, code: 'malformed' };
    if (chunk.done) return { read: true, bytes: Buffer.concat(chunks) };
    length += chunk.value.byteLength;
    if (length > limit) return { read: false, code: 'too_large' };
    chunks.push(chunk.value);
  }
}

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
