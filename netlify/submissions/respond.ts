import { resultPaths, type SubmissionKind } from '../../src/submissions/kinds.ts';
import { securityHeaders } from '../security-headers.ts';
import type { ParsedFields } from './body.ts';
import { renderFormPage } from './form-page.ts';
import { renderMessagePage } from './page.ts';
import {
  type FieldErrors,
  type ProblemCode,
  problemBody,
  problemSentence,
  problemStatuses,
} from './problem.ts';
import type { Caller } from './receive.ts';
import { windowMinutes } from './store.ts';

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
