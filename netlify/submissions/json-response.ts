import { securityHeaders } from '../security-headers.ts';
import { type ProblemCode, problems } from './problems.ts';

/** Refusals of the addresses that only programs use: some of those of the forms, and a wrong password (RFC 9110). */
const refusals = { ...problems, unauthorized: { status: 401, title: 'Unauthorized' } } as const;
export type RefusalCode =
  | 'unauthorized'
  | Extract<
      ProblemCode,
      'malformed' | 'method_not_allowed' | 'too_large' | 'unsupported_media_type' | 'unavailable'
    >;

type Headers = Readonly<Record<string, string>>;

/** Returns a JSON response with the security headers of every response. Without `headers` it is not stored by any cache. */
export function jsonResponse(
  request: Request,
  status: number,
  body: object,
  headers: Headers = { 'Cache-Control': 'no-store' },
): Response {
  const https = new URL(request.url).protocol === 'https:';
  const text = request.method === 'HEAD' ? null : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: { ...securityHeaders({ https }), 'Content-Type': 'application/json', ...headers },
  });
}

/** Returns the refusal of a program's request as problem details (RFC 9457). `detail` is a sentence for whoever set the program up. */
export function refusal(
  request: Request,
  code: RefusalCode,
  detail: string,
  headers: Headers = {},
): Response {
  const { status, title } = refusals[code];
  return jsonResponse(
    request,
    status,
    { type: 'about:blank', title, status, detail, code },
    { 'Cache-Control': 'no-store', 'Content-Type': 'application/problem+json', ...headers },
  );
}
