import type { MiddlewareHandler } from 'hono';

interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the requested part of a file of `size` bytes (RFC 9110, 14.1.2), or `unsatisfiable` if it begins behind the file's end.
 * Returns undefined for what a server may ignore: another unit, malformed ranges and several ranges.
 */
function requestedRange(range: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}

/**
 * Responds to a GET request for a part of a file with 206, or with 416 if the file has no such part, as Netlify does: Safari plays no
 * film of a server that always sends the whole file. Applies to responses that have `Accept-Ranges`. `If-Range` has to be the file's
 * ETag.
 */
export const byteRanges: MiddlewareHandler = async (context, next) => {
  await next();
  const whole = context.res;
  const range = context.req.header('range');
  const version = context.req.header('if-range');
  if (range === undefined || context.req.method !== 'GET' || whole.status !== 200) return;
  if (whole.headers.get('accept-ranges') !== 'bytes') return;
  if (version !== undefined && version !== whole.headers.get('etag')) return;
  const file = await whole.clone().bytes();
  const part = requestedRange(range, file.byteLength);
  if (part === undefined) return;
  const isMissing = part === 'unsatisfiable';
  const body = isMissing ? new Uint8Array() : file.subarray(part.first, part.last + 1);
  const headers = new Headers(whole.headers);
  const place = isMissing ? '*' : `${part.first}-${part.last}`;
  headers.set('Content-Range', `bytes ${place}/${file.byteLength}`);
  headers.set('Content-Length', String(body.byteLength));
  // Otherwise Hono gives a new response the headers of the previous one.
  context.res = undefined;
  context.res = new Response(body, { status: isMissing ? 416 : 206, headers });
};
