import { answers } from '../../src/content/embedded.ts';
import { resultPaths, type SubmissionKind } from '../../src/submissions/kinds.ts';
import { alreadySubscribed, outcomeSentences } from '../../src/submissions/sentences.ts';
import { securityHeaders } from '../security-headers.ts';
import { renderFormPage, renderMessagePage } from './pages.ts';
import type { Caller, ParsedFields } from './receive.ts';
import { windowMinutes } from './store.ts';

/** Every refusal the submission functions know: the stable code and its status (RFC 9110). */
export const problemStatuses = {
  malformed: 400,
  cross_site: 403,
  method_not_allowed: 405,
  already_subscribed: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof problemStatuses;

/** With the type `about:blank` the title is the status's own phrase (RFC 9457 section 4.2.1). */
const titles: Record<ProblemCode, string> = {
  malformed: 'Bad Request',
  cross_site: 'Forbidden',
  method_not_allowed: 'Method Not Allowed',
  already_subscribed: 'Conflict',
  too_large: 'Content Too Large',
  unsupported_media_type: 'Unsupported Media Type',
  invalid: 'Unprocessable Content',
  rate_limited: 'Too Many Requests',
  unavailable: 'Service Unavailable',
};

export type FieldErrors = Readonly<Record<string, string>>;

interface ProblemDetails {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors?: FieldErrors;
}

/** The body of an `application/problem+json` answer (RFC 9457), with `code` and, for refused fields, `errors` as extensions. */
export function problemBody({ code, detail, errors }: ProblemDetails): string {
  return JSON.stringify({
    type: 'about:blank',
    title: titles[code],
    status: problemStatuses[code],
    detail,
    code,
    ...(errors === undefined ? {} : { errors }),
  });
}

const sentences: Record<
  Exclude<ProblemCode, 'already_subscribed' | 'unavailable'>,
  string
> = answers.problems;

/** What a refusal says to people: one sentence, the same as in the live forms' toasts where they have one. */
function problemSentence(code: ProblemCode, kind: SubmissionKind): string {
  if (code === 'already_subscribed') return alreadySubscribed.description;
  if (code === 'unavailable') return outcomeSentences[kind].failure.description;
  return sentences[code];
}

interface Success {
  readonly code: 'stored' | 'replayed';
  readonly id: string;
}

interface Refusal {
  readonly code: ProblemCode;
  /** What was typed and under which id it was tried, where that much could be read. */
  readonly draft?: { readonly fields: ParsedFields; readonly submissionId: string };
  readonly errors?: FieldErrors;
}

/** How a submission ended. */
export type Outcome = Success | Refusal;

/** Seconds after which a service that failed may be asked again. */
const unavailableSeconds = 10;

function retryAfter(code: ProblemCode): Readonly<Record<string, string>> {
  if (code === 'unavailable') return { 'Retry-After': `${unavailableSeconds}` };
  if (code !== 'rate_limited') return {};
  const window = windowMinutes * 60;
  const elapsed = Math.floor(Date.now() / 1000) % window;
  return { 'Retry-After': `${window - elapsed}` };
}

function headersOf(caller: Caller, more: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    ...securityHeaders({ https: caller.https }),
    'Cache-Control': 'no-store',
    Vary: 'Accept, Content-Type, Origin, Sec-Fetch-Site',
    ...more,
  };
}

function success(kind: SubmissionKind, id: string, caller: Caller): Response {
  if (caller.answer === 'html') {
    return new Response(null, {
      status: 303,
      headers: headersOf(caller, { Location: resultPaths[kind] }),
    });
  }
  return new Response(JSON.stringify({ id }), {
    status: 201,
    headers: headersOf(caller, { 'Content-Type': 'application/json' }),
  });
}

/** The HTTP answer to a submission: JSON and problem+json for programs, a redirect or a page for people. */
export function respond(kind: SubmissionKind, outcome: Outcome, caller: Caller): Response {
  if ('id' in outcome) {
    return success(kind, outcome.id, caller);
  }
  const { code, draft, errors } = outcome;
  const sentence = problemSentence(code, kind);
  const more = {
    ...retryAfter(code),
    ...(code === 'method_not_allowed' ? { Allow: 'POST' } : {}),
  };
  const status = problemStatuses[code];
  if (caller.answer === 'json') {
    const details = { code, detail: sentence };
    return new Response(problemBody(errors === undefined ? details : { ...details, errors }), {
      status,
      headers: headersOf(caller, {
        'Content-Type': 'application/problem+json',
        ...more,
      }),
    });
  }
  const page =
    draft === undefined
      ? renderMessagePage(sentence, caller.back)
      : renderFormPage({ kind, sentence, errors: errors ?? {}, ...draft });
  return new Response(page, {
    status,
    headers: headersOf(caller, {
      'Content-Type': 'text/html; charset=utf-8',
      ...more,
    }),
  });
}
