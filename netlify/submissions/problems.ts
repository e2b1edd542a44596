/**
 * Every refusal of the submission functions by its stable code. The title is the phrase of the status (RFC 9110), as problems
 * of the type `about:blank` require (RFC 9457 section 4.2.1).
 */
export const problems = {
  malformed: { status: 400, title: 'Bad Request' },
  cross_site: { status: 403, title: 'Forbidden' },
  method_not_allowed: { status: 405, title: 'Method Not Allowed' },
  already_subscribed: { status: 409, title: 'Conflict' },
  too_large: { status: 413, title: 'Content Too Large' },
  unsupported_media_type: { status: 415, title: 'Unsupported Media Type' },
  invalid: { status: 422, title: 'Unprocessable Content' },
  rate_limited: { status: 429, title: 'Too Many Requests' },
  unavailable: { status: 503, title: 'Service Unavailable' },
} as const;
export type ProblemCode = keyof typeof problems;
