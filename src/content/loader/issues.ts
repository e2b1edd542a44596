import type { core } from 'zod/mini';
import type { FieldPath } from './mistakes.ts';
import { suggestion } from './nearest.ts';
import { sizeComplaint } from './sizes.ts';
import { choice, formatName, kindName, shown, whatItIs } from './wording.ts';

/** A complaint about one field. */
export interface Complaint {
  readonly path: FieldPath;
  readonly problem: string;
}

/** The field names an object schema knows, in the raw issue that reports an unknown one. */
function knownKeys(issue: core.$ZodRawIssue): string[] {
  const definition = issue.inst?._zod.def;
  return definition && 'shape' in definition && definition.shape ? Object.keys(definition.shape) : [];
}

/**
 * For `safeParse`'s `error` option. A schema's own `error` text wins over it and reaches the issue's `message`; every
 * other message is empty, except that an unknown field's lists the known ones, one per line, to suggest from.
 */
export function markOwnText(issue: core.$ZodRawIssue): string {
  return issue.code === 'unrecognized_keys' ? knownKeys(issue).join('\n') : '';
}

function valueExpectation(issue: core.$ZodIssueInvalidValue): string {
  const options = issue.values.map(String);
  const meant = typeof issue.input === 'string' && options.length > 2 ? suggestion(issue.input, options) : '';
  return `${choice(issue.values)}${meant}`;
}

function formatExpectation(issue: core.$ZodIssueInvalidStringFormat): string {
  if ('prefix' in issue) return `text that begins with ${shown(issue.prefix)}`;
  if ('suffix' in issue) return `text that ends with ${shown(issue.suffix)}`;
  return issue.format === 'regex' && issue.pattern !== undefined
    ? `text that matches ${issue.pattern}`
    : formatName(issue.format);
}

function typeExpectation(issue: core.$ZodIssueInvalidType): string {
  const readAsOther = ['number', 'boolean'].includes(typeof issue.input);
  const hint = issue.expected === 'string' && readAsOther ? ' (put it in quotes to keep it as text)' : '';
  return `${kindName(issue.expected)}${hint}`;
}

/** The issue's input is the whole group; the field that tells the alternatives apart is to blame. */
function discriminatorProblem(
  {
    discriminator = '',
    input,
    message,
  }: core.$ZodIssueInvalidUnion & {
    readonly discriminator?: string | undefined;
  },
  options: readonly unknown[],
): string {
  const value =
    typeof input === 'object' && input !== null
      ? Object.getOwnPropertyDescriptor(input, discriminator)?.value
      : input;
  const expected = message === '' ? choice(options) : message;
  return `${whatItIs(value)}, expected ${expected}`;
}

/** Prefers the alternative that the author seems to have begun: the one with the fewest mistakes inside its fields. */
function unionComplaints(issue: core.$ZodIssueInvalidUnion): Complaint[] {
  const path = issue.path;
  const own = issue.message;
  if ('options' in issue && issue.options !== undefined) {
    return [{ path, problem: discriminatorProblem(issue, issue.options) }];
  }
  const begun = issue.errors
    .filter((errors) =>
      errors.every(({ code, path: inner }) => inner.length > 0 || code === 'unrecognized_keys'),
    )
    .sort((one, other) => one.length - other.length)[0];
  if (begun !== undefined && own === '') {
    return begun.flatMap(complaints).map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
  }
  const alternatives = issue.errors.flat().map((error) => expectation(error));
  const expected = own === '' ? [...new Set(alternatives)].join(' or ') : own;
  return [{ path, problem: `${whatItIs(issue.input)}, expected ${expected}` }];
}

function expectation(issue: core.$ZodIssue): string {
  if (issue.message !== '') return issue.message;
  if (issue.code === 'invalid_type') return typeExpectation(issue);
  if (issue.code === 'invalid_value') return valueExpectation(issue);
  if (issue.code === 'invalid_format') return formatExpectation(issue);
  if (issue.code === 'not_multiple_of') return `a multiple of ${issue.divisor}`;
  if (issue.code === 'invalid_key') {
    const reason = issue.issues[0];
    return reason === undefined ? 'another name' : expectation(reason);
  }
  return 'another value';
}

function complaintStart(issue: core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return 'has a name that cannot be used';
  if (issue.code === 'custom') {
    return issue.input === undefined || issue.input === ''
      ? whatItIs(issue.input)
      : 'cannot be used as it is';
  }
  return whatItIs(issue.input);
}

/** Says in words what one of zod's issues is about; unknown fields and unions may give several complaints or deeper ones. */
export function complaints(issue: core.$ZodIssue): Complaint[] {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split('\n');
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      problem: `is not a known field${suggestion(key, known)}`,
    }));
  }
  if (issue.code === 'invalid_union') return unionComplaints(issue);
  const problem =
    issue.code === 'too_big' || issue.code === 'too_small'
      ? sizeComplaint(issue)
      : `${complaintStart(issue)}, expected ${expectation(issue)}`;
  return [{ path: issue.path, problem }];
}
