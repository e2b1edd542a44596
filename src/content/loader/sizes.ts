import type { core } from 'zod/mini';
import { counted, whatItIs } from './wording.ts';

type SizeIssue = core.$ZodIssueTooBig | core.$ZodIssueTooSmall;

function limit(issue: SizeIssue): string {
  const amount = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  if (issue.exact) return `exactly ${amount}`;
  if (issue.code === 'too_big') {
    return issue.inclusive === false ? `less than ${amount}` : `at most ${amount}`;
  }
  return issue.inclusive === false ? `more than ${amount}` : `at least ${amount}`;
}

function measured(issue: SizeIssue): string {
  const { input } = issue;
  if (typeof input === 'string' && input !== '') {
    const wrong = issue.code === 'too_big' ? 'too long' : 'too short';
    return `is ${wrong} (${counted(input.length, 'character')})`;
  }
  if (Array.isArray(input)) {
    return `has ${input.length === 1 ? '1 entry' : `${input.length} entries`}`;
  }
  return whatItIs(input);
}

/** What is wrong with a length, a number of entries or a number: `is too long (93 characters), expected at most 80`. */
export function sizeComplaint(issue: SizeIssue): string {
  const expected = issue.message === '' ? limit(issue) : issue.message;
  return `${measured(issue)}, expected ${expected}`;
}
