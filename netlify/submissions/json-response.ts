import { securityHeaders } from '../security-headers.ts';

/** Refusals of the addresses that only programs use. The contract's codes, with the phrases of their statuses (RFC 9110). */
const refusals = {
  malformed: { status: 400, title: 'Bad Request' },
  unauthorized: { status: 401, title: 'Unauthorized' },
  method_not_allowed: { status: 405, title: 'Method Not Allowed' },
  too_large: { status: 413, title: 'Content Too Large' },
  unsupported_media_type: { status: 415, title: 'Unsupported Media Type' },
  unavailable: { status: 503, title: 'Service Unavailable' },
} as const;
export type RefusalCode = keyof typeof refusals;

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
