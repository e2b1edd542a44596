import { MIMEType } from 'node:util';
import { arrivalIn, arrivalOf } from '../../src/submissions/arrival.ts';
import { submissionPaths } from '../../src/submissions/kinds.ts';
import { bodyLimitBytes, pageField } from '../../src/submissions/limits.ts';
import type { ProblemCode } from './problems.ts';
import type { Caller, ParsedFields } from './types.ts';

type BodyFormat = 'json' | 'form';

const formats: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/**
 * Returns the body format of a Content-Type header (RFC 9110 section 8.3). Returns undefined for other media types and for
 * charsets other than UTF-8, which both formats use by definition.
 */
export function bodyFormat(contentType: string | null): BodyFormat | undefined {
  try {
    // Throws for an invalid media type.
    const { essence, params } = new MIMEType(String(contentType));
    const isUtf8 = /^utf-?8$/i.test(params.get('charset') ?? 'utf-8');
    return isUtf8 && Object.hasOwn(formats, essence) ? formats[essence] : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the weight of a media type in an Accept header: 1 by default, 0 for a type that the header does not name. */
function quality(accept: string, mediaType: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== mediaType) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1;
    return Number(weight) || 0;
  }
  return 0;
}

/** Whether an Accept header ranks HTML above JSON (RFC 9110 section 12.5.1), as browsers do when they load a page. */
export function prefersHtml(accept: string | null): boolean {
  const rank = (mediaType: string) => quality(accept ?? '', mediaType);
  return rank('text/html') > Math.max(rank('application/json'), rank('application/problem+json'));
}

/**
 * Reads a request's body as a stream up to a limit of bytes, so that a missing or wrong Content-Length costs no memory.
 * Returns the bytes or the code of the refusal. A body that breaks off or takes too long counts as malformed.
 */
export async function readBody(
  request: Request,
  limits: { readonly bytes: number; readonly milliseconds: number },
): Promise<Uint8Array | 'too_large' | 'malformed'> {
  const contentLength = Number(request.headers.get('Content-Length') ?? 0);
  if (contentLength > limits.bytes) return 'too_large';
  let length = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > limits.bytes) throw new RangeError('The body is too large.');
      controller.enqueue(chunk);
    },
  });
  try {
    const signal = AbortSignal.timeout(limits.milliseconds);
    return await new Response(request.body?.pipeThrough(counted, { signal })).bytes();
  } catch {
    return length > limits.bytes ? 'too_large' : 'malformed';
  }
}

/**
 * Returns the fields of a body. Returns undefined if it is malformed: not UTF-8, invalid JSON, JSON other than an object, or an
 * invalid percent escape. In JSON the last of several equal keys wins (ECMA-262, JSON.parse). A repeated form field becomes an
 * array, which the schemas reject.
 */
export function parseBody(bytes: Uint8Array, format: BodyFormat): ParsedFields | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (format === 'form') return parseForm(text);
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is ParsedFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseForm(text: string): ParsedFields {
  // Throws if an escape is not UTF-8. URLSearchParams would silently replace it.
  decodeURIComponent(text);
  // URLSearchParams drops one leading `?` (URL Standard), so add one to keep a `?` of the body.
  const pairs = Map.groupBy(new URLSearchParams(`?${text}`), ([name]) => name);
  const fields = Array.from(pairs, ([name, same]) => {
    const values = same.map(([, value]) => value);
    return [name, values.length > 1 ? values : values[0]];
  });
  // `Object.fromEntries` defines own properties, so a field called __proto__ does not set the prototype.
  return Object.fromEntries(fields);
}

/**
 * Whether a request comes from another site's page, according to Sec-Fetch-Site (Fetch Metadata). Without that header, Origin
 * has to name this request's host. A request with neither header does not come from a browser and is accepted.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('Origin');
  return origin !== null && !isOwn(URL.parse(origin), request);
}

/**
 * Whether a URL has this request's host, from its URL or its Host header, which differ behind a proxy. A page of another site
 * can set neither.
 */
function isOwn(url: URL | null, request: Request): url is URL {
  return url !== null && [new URL(request.url).host, request.headers.get('Host')].includes(url.host);
}

/**
 * Returns the URL of this site's page in the Referer. Ignores our own API paths, and `//host` paths, which would allow an open
 * redirect.
 */
function ownReferer(request: Request): URL | undefined {
  const referer = URL.parse(request.headers.get('Referer') ?? '');
  if (!isOwn(referer, request)) return undefined;
  const { pathname } = referer;
  const isPage = !Object.values<string>(submissionPaths).includes(pathname);
  return isPage && !pathname.startsWith('//') ? referer : undefined;
}

/** Returns the path of this site's page in the Referer, or undefined if the Referer is not one of our pages. */
export function ownRefererPath(request: Request): string | undefined {
  return ownReferer(request)?.pathname;
}

/** Returns the path of a page with its campaign and referrer parameters and no others. */
function arrivalAddress({ pathname, searchParams }: URL): string {
  const carried = arrivalIn(searchParams);
  return carried.size === 0 ? pathname : `${pathname}?${carried}`;
}

/** Returns the attribution in an address that `arrivalAddress` wrote. The schema drops invalid values. */
function attributionOf(address: unknown) {
  const url =
    typeof address === 'string' && address.startsWith('/') && URL.parse(address, 'https://site.example');
  if (!url) return { page: address };
  if (url.search === '') return { page: url.pathname };
  return { page: url.pathname, ...arrivalOf(arrivalIn(url.searchParams)) };
}

type Received = { readonly fields: ParsedFields } | { readonly code: ProblemCode };

/** The limit for reading a body; it leaves enough time to store the lead. */
const bodyMilliseconds = 2000;

/** Describes the caller by the headers alone, so that a refusal of any body has the right format. */
export function describeCaller(request: Request): Caller {
  const format = bodyFormat(request.headers.get('Content-Type'));
  const wantsPage = format === 'form' || (format === undefined && prefersHtml(request.headers.get('Accept')));
  return {
    format: wantsPage ? 'html' : 'json',
    https: new URL(request.url).protocol === 'https:',
    back: ownRefererPath(request) ?? '/',
  };
}

/**
 * Adds the attribution of a posted form: its page, and the campaign and referrer in the page's address. The address comes from
 * the hidden field of a returned form, or else from the Referer. JSON requests contain their attribution.
 */
function withSource(fields: ParsedFields, format: BodyFormat, request: Request): ParsedFields {
  if (format !== 'form') return fields;
  const referer = ownReferer(request);
  const address = fields[pageField] ?? (referer && arrivalAddress(referer));
  return { ...fields, [pageField]: address, attribution: attributionOf(address) };
}

/** Checks method, origin, content type and size, in this order, and reads the fields. Takes at most two seconds. */
export async function receive(request: Request): Promise<Received> {
  if (request.method !== 'POST') return { code: 'method_not_allowed' };
  if (isCrossSite(request)) return { code: 'cross_site' };
  const format = bodyFormat(request.headers.get('Content-Type'));
  // Refuse compressed bodies: 16 KiB need no compression, and a small body could unpack to a huge one.
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  const isEncoded = encoding.trim().toLowerCase() !== 'identity';
  if (format === undefined || isEncoded) return { code: 'unsupported_media_type' };
  const body = await readBody(request, { bytes: bodyLimitBytes, milliseconds: bodyMilliseconds });
  if (typeof body === 'string') return { code: body };
  const fields = parseBody(body, format);
  return fields === undefined ? { code: 'malformed' } : { fields: withSource(fields, format, request) };
}
