import { answers } from '../../src/content/embedded.ts';
import { resultPaths, type SubmissionKind } from '../../src/submissions/kinds.ts';
import { alreadySubscribed, outcomeSentences } from '../../src/submissions/sentences.ts';
import { securityHeaders } from '../security-headers.ts';
import { renderFormPage, renderMessagePage } from './form-page.ts';
import { windowMinutes } from './limits.ts';
import { type ProblemCode, problems } from './problems.ts';
import type { Caller, Outcome } from './types.ts';

/** Returns the sentence for a refusal: the same as in the live forms' toast, where there is one. */
function problemSentence(code: ProblemCode, kind: SubmissionKind): string {
  if (code === 'already_subscribed') return alreadySubscribed.description;
  if (code === 'unavailable') return outcomeSentences[kind].failure.description;
  return answers.problems[code];
}

const unavailableSeconds = 10;

function retryAfterSeconds(code: ProblemCode): number | undefined {
  if (code === 'unavailable') return unavailableSeconds;
  if (code !== 'rate_limited') return undefined;
  const window = windowMinutes * 60;
  return window - (Math.floor(Date.now() / 1000) % window);
}

/** Returns the HTTP response to a submission: JSON or problem+json for programs, a redirect or a page for browsers. */
export function respond(kind: SubmissionKind, outcome: Outcome, caller: Caller): Response {
  const headers = new Headers({
    ...securityHeaders({ https: caller.https }),
    'Cache-Control': 'no-store',
    Vary: 'Accept, Content-Type, Origin, Sec-Fetch-Site',
  });
  const build = (status: number, type: string, body: string) => {
    headers.set('Content-Type', type);
    return new Response(body, { status, headers });
  };
  if ('id' in outcome) {
    if (caller.format === 'json') return build(201, 'application/json', JSON.stringify({ id: outcome.id }));
    headers.set('Location', resultPaths[kind]);
    return new Response(null, { status: 303, headers });
  }
  const { code, draft, errors } = outcome;
  const { status, title } = problems[code];
  const sentence = problemSentence(code, kind);
  const seconds = retryAfterSeconds(code);
  if (seconds !== undefined) headers.set('Retry-After', `${seconds}`);
  if (code === 'method_not_allowed') headers.set('Allow', 'POST');
  if (caller.format === 'json') {
    // RFC 9457 with the extensions `code` and, for rejected fields, `errors`.
    const problem = { type: 'about:blank', title, status, detail: sentence, code, errors };
    return build(status, 'application/problem+json', JSON.stringify(problem));
  }
  const page =
    draft === undefined
      ? renderMessagePage(sentence, caller.back)
      : renderFormPage({ kind, sentence, errors: errors ?? {}, ...draft });
  return build(status, 'text/html; charset=utf-8', page);
}
