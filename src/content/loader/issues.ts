import type { core } from 'zod/mini';
import { type FieldPath, suggestion } from './mistakes.ts';

/** A problem of one field. */
interface FieldProblem {
  readonly path: FieldPath;
  readonly problem: string;
}

/** The names of schema types for editors. */
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

/** Returns a value for a message: text in quotes and shortened to 40 characters, anything else unchanged. */
function shown(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`;
}

/** Returns the start of a message about a value: `is missing`, `is the number 3`, `is a list`. */
function whatItIs(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null || value === '') return 'is empty';
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object') return 'is a group of fields';
  if (typeof value === 'number') return `is the number ${value}`;
  return `is ${shown(value)}`;
}

/** Returns the field names of the object schema that reported an unknown field. */
function knownKeys(issue: core.$ZodRawIssue): string[] {
  const definition = issue.inst?._zod.def;
  return definition && 'shape' in definition && definition.shape ? Object.keys(definition.shape) : [];
}

/**
 * For `safeParse`'s `error` option, so that messages other than a schema's own `error` text are empty. The message of an unknown
 * field has the known field names, one on each line.
 */
export function markOwnText(issue: core.$ZodRawIssue): string {
  return issue.code === 'unrecognized_keys' ? knownKeys(issue).join('\n') : '';
}

type SizeIssue = core.$ZodIssueTooBig | core.$ZodIssueTooSmall;

/** Returns the limit that a value exceeds: `at most 20`. */
function limit(issue: SizeIssue): string {
  const amount = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  if (issue.exact) return `exactly ${amount}`;
  if (issue.inclusive === false) return `${issue.code === 'too_big' ? 'less' : 'more'} than ${amount}`;
  return `at ${issue.code === 'too_big' ? 'most' : 'least'} ${amount}`;
}

/** Returns the start of a message about a size: `is too long (93 characters)`, `has 0 entries`. */
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

function problemStart(issue: core.$ZodIssue): string {
  if (issue.code === 'too_big' || issue.code === 'too_small') return measured(issue);
  return issue.code === 'custom' ? 'cannot be used as it is' : whatItIs(issue.input);
}

/** Returns the problems that an issue of zod stands for. Unknown fields and unions can have several. */
export function problemsOf(issue: core.$ZodIssue): FieldProblem[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split('\n');
    return issue.keys.map((key) => ({
      path: [...path, key],
      problem: `is not a known field${suggestion(key, known)}`,
    }));
  }
  if (issue.code === 'invalid_union') {
    // The author probably meant the alternative with the fewest issues.
    const [closest] = issue.errors.toSorted((one, other) => one.length - other.length);
    if (!closest) {
      // An unknown discriminator, whose field is the last step of the path.
      const discriminator: unknown = Object(issue.input)[String(path.at(-1))];
      return [{ path, problem: `${whatItIs(discriminator)}, expected ${expectation(issue)}` }];
    }
    return closest.flatMap(problemsOf).map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
  }
  // A part of a long text, which says itself what is wrong where.
  if (issue.code === 'custom' && issue.params?.problem)
    return [{ path, problem: String(issue.params.problem) }];
  return [{ path, problem: `${problemStart(issue)}, expected ${expectation(issue)}` }];
}
