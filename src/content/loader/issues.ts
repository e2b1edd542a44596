import type { core } from 'zod/mini';
import { type FieldPath, suggestion } from './mistakes.ts';

/** A complaint about one field. */
interface Complaint {
  readonly path: FieldPath;
  readonly problem: string;
}

/** Types of schemas in marketers' words. */
const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'nothing',
};

/** How a value is shown in a message: text in quotes, shortened to 40 characters, everything else as it stands. */
function shown(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`;
}

/** What a value is, as the beginning of a complaint: `is missing`, `is the number 3`, `is a list`. */
function whatItIs(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null || value === '') return 'is empty';
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object') return 'is a group of fields';
  if (typeof value === 'number') return `is the number ${value}`;
  return `is ${shown(value)}`;
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

type SizeIssue = core.$ZodIssueTooBig | core.$ZodIssueTooSmall;

function limit(issue: SizeIssue): string {
  const amount = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  if (issue.exact) return `exactly ${amount}`;
  if (issue.inclusive === false) return `${issue.code === 'too_big' ? 'less' : 'more'} than ${amount}`;
  return `at ${issue.code === 'too_big' ? 'most' : 'least'} ${amount}`;
}

/** What is wrong with a length, a number of entries or a number: `is too long (93 characters)`. */
function measured({ input, code }: SizeIssue): string {
  if (typeof input === 'string' && input !== '') {
    const characters = input.length === 1 ? '1 character' : `${input.length} characters`;
    return `is too ${code === 'too_big' ? 'long' : 'short'} (${characters})`;
  }
  if (Array.isArray(input)) return `has ${input.length === 1 ? '1 entry' : `${input.length} entries`}`;
  return whatItIs(input);
}

function expectedValue({ values, input }: core.$ZodIssueInvalidValue): string {
  const names = values.map(shown);
  if (names.length < 3) return names.join(' or ');
  const meant = typeof input === 'string' ? suggestion(input, values.map(String)) : '';
  return `one of ${names.join(', ')}${meant}`;
}

function expectedType({ expected, input }: core.$ZodIssueInvalidType): string {
  const readAsOther = ['number', 'boolean'].includes(typeof input);
  const hint = expected === 'string' && readAsOther ? ' (put it in quotes to keep it as text)' : '';
  return `${kindNames[expected] ?? expected}${hint}`;
}

function expectation(issue: core.$ZodIssue): string {
  if (issue.message !== '') return issue.message;
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return limit(issue);
    case 'invalid_type':
      return expectedType(issue);
    case 'invalid_value':
      return expectedValue(issue);
    case 'invalid_format':
      return `text that matches ${issue.pattern ?? issue.format}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    default:
      return 'another value';
  }
}

function complaintStart(issue: core.$ZodIssue): string {
  if (issue.code === 'too_big' || issue.code === 'too_small') return measured(issue);
  return issue.code === 'custom' ? 'cannot be used as it is' : whatItIs(issue.input);
}

/** Says in words what one of zod's issues is about; unknown fields and unions may give several complaints or deeper ones. */
export function complaints(issue: core.$ZodIssue): Complaint[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split('\n');
    return issue.keys.map((key) => ({
      path: [...path, key],
      problem: `is not a known field${suggestion(key, known)}`,
    }));
  }
  if (issue.code === 'invalid_union') {
    // The author probably began the alternative with the fewest mistakes.
    const [begun] = issue.errors.toSorted((one, other) => one.length - other.length);
    if (!begun) {
      // No alternative has the name that tells them apart: the last step of the path is the field that holds it.
      const named: unknown = Object(issue.input)[String(path.at(-1))];
      return [{ path, problem: `${whatItIs(named)}, expected ${expectation(issue)}` }];
    }
    return begun.flatMap(complaints).map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
  }
  return [{ path, problem: `${complaintStart(issue)}, expected ${expectation(issue)}` }];
}
