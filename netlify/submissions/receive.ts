import { bodyLimitBytes, pageField } from '../../src/submissions/limits.ts';
import { type BodyFormat, bodyFormat, type ParsedFields, parseBody, prefersHtml, readBody } from './body.ts';
import { isCrossSite, ownRefererPath } from './cross-site.ts';
import type { ProblemCode } from './problem.ts';

/** What the answer's shape depends on. */
export interface Caller {
  /** Programs get JSON, people whose form was posted without JavaScript get pages. */
  readonly answer: 'json' | 'html';
  readonly https: boolean;
  /** Path of this site's page to go back to. */
  readonly back: string;
}

export type Received =
  | { readonly received: true; readonly fields: ParsedFields }
  | { readonly received: false; readonly code: ProblemCode };

/** A body that takes longer is given up, so that there is time left to store. */
const bodyMilliseconds = 2000;

/** Who asks, told from the headers alone, so that every refusal has the right shape. */
export function describeCaller(request: Request): Caller {
  const format = bodyFormat(request.headers.get('Content-Type'));
  const pageWanted =
    format === 'form' || (format === undefined && prefersHtml(request.headers.get('Accept')));
  return {
    answer: pageWanted ? 'html' : 'json',
    https: new URL(request.url).protocol === 'https:',
    back: ownRefererPath(request) ?? '/',
  };
}

/**
 * A form says where it stood by its Referer, and one that a function gave back by the field it was given for that; JSON
 * callers say so themselves.
 */
function withPage(fields: ParsedFields, format: BodyFormat, request: Request): ParsedFields {
  if (format !== 'form') return fields;
  const page = fields[pageField] ?? ownRefererPath(request);
  return { ...fields, [pageField]: page, attribution: { page } };
}

/** Checks method, origin, content type and size, in this order, then reads the fields. Takes two seconds at most. */
export async function receive(request: Request): Promise<Received> {
  if (request.method !== 'POST') {
    return { received: false, code: 'method_not_allowed' };
  }
  if (isCrossSite(request)) return { received: false, code: 'cross_site' };
  const format = bodyFormat(request.headers.get('Content-Type'));
  if (format === undefined || isEncoded(request)) {
    return { received: false, code: 'unsupported_media_type' };
  }
  const body = await readBody(request, {
    bytes: bodyLimitBytes,
    milliseconds: bodyMilliseconds,
  });
  if (!body.read) return { received: false, code: body.code };
  const fields = parseBody(body.bytes, format);
  return fields === undefined
    ? { received: false, code: 'malformed' }
    : { received: true, fields: withPage(fields, format, request) };
}

/** Compressed bodies are refused: nobody needs them for 16 KiB, and they grow when unpacked. */
function isEncoded(request: Request): boolean {
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  return encoding.trim().toLowerCase() !== 'identity';
}
