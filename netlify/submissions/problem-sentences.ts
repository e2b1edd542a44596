import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { alreadySubscribed, outcomeSentences } from '../../src/submissions/sentences.ts';
import type { ProblemCode } from './problem.ts';

const sentences: Record<Exclude<ProblemCode, 'already_subscribed' | 'unavailable'>, string> = {
  malformed: 'The request could not be read.',
  cross_site: 'Forms are accepted from this site only.',
  method_not_allowed: 'This address takes forms sent by POST only.',
  too_large: 'The request is too large.',
  unsupported_media_type: 'Please send JSON or an ordinary form.',
  invalid: 'Please check the fields below.',
  rate_limited: 'Too many requests came from your network. Please try again in a few minutes.',
};

/** What a refusal says to people: one sentence, the error catalogue's where it has one (specification, section 8). */
export function problemSentence(code: ProblemCode, kind: SubmissionKind): string {
  if (code === 'already_subscribed') return alreadySubscribed.description;
  if (code === 'unavailable') return outcomeSentences[kind].failure.description;
  return sentences[code];
}
