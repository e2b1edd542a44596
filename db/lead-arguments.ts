import { parseArgs } from 'node:util';
import { AdministrationError } from './connection.ts';
import { isVerb, optionsOf, usageOf, type VerbName } from './lead-verbs.ts';
import { printable } from './printable.ts';

/** An invalid command line. The message is a sentence about the mistake and the usage of the verb, or of the whole command. */
export class UsageError extends AdministrationError {
  constructor(sentence: string, verb?: VerbName) {
    super(`${printable(sentence)}\n${usageOf(verb)}`);
  }
}

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const options = {
  help: flag,
  pending: flag,
  dead: flag,
  quarantined: flag,
  recorded: flag,
  database: flag,
  all: flag,
  json: flag,
  csv: flag,
  'dry-run': flag,
  'last-week': flag,
  kind: text,
  since: text,
  until: text,
  campaign: text,
  page: text,
  email: texts,
  visits: texts,
} as const;
type OptionName = keyof typeof options;

/** Options that exclude each other, whatever the verb. */
const exclusions: readonly (readonly [OptionName, OptionName])[] = [
  ['pending', 'dead'],
  ['pending', 'quarantined'],
  ['dead', 'quarantined'],
  ['json', 'csv'],
  ['last-week', 'since'],
  ['last-week', 'until'],
  // Visits are compared with the leads of all campaigns and pages.
  ['visits', 'campaign'],
  ['visits', 'page'],
];

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, tokens: true });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new UsageError(sentence);
  }
}
type Parsed = ReturnType<typeof parse>;

/** The options of a command line. */
export type Values = Parsed['values'];

/** Returns the verb and its arguments. References without a verb, or no words at all, are a list. */
function readVerb([word, ...rest]: readonly string[]): { verb: VerbName; given: readonly string[] } {
  if (word === undefined) return { verb: 'list', given: [] };
  if (isVerb(word)) return { verb: word, given: rest };
  if (/^[NMR]-/i.test(word)) return { verb: 'list', given: [word, ...rest] };
  throw new UsageError(`There is no verb ${word}.`);
}

/** Throws a UsageError for an option that the verb does not take, that is given twice, or that excludes another one. */
function check(verb: VerbName, { values, tokens }: Parsed): void {
  const given = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
  const taken = optionsOf(verb);
  for (const [index, name] of given.entries()) {
    if (!taken.includes(name)) throw new UsageError(`${verb} does not take --${name}.`, verb);
    const isRepeated = given.indexOf(name) < index && !('multiple' in options[name]);
    if (isRepeated) throw new UsageError(`--${name} was given twice.`, verb);
  }
  const conflict = exclusions.find(([one, other]) => values[one] && values[other]);
  if (conflict) throw new UsageError(`--${conflict[0]} and --${conflict[1]} exclude each other.`, verb);
}

/** A command line whose options fit its verb, or the wish for help on a verb or on all of them. */
export type Words =
  | { readonly help: VerbName | undefined }
  | { readonly verb: VerbName; readonly given: readonly string[]; readonly values: Values };

/** Splits a command line into verb, arguments and options. Throws a UsageError. */
export function readWords(words: readonly string[]): Words {
  const parsed = parse(words);
  const [first, ...rest] = parsed.positionals;
  if (first === 'help') return { help: rest.length === 0 ? undefined : readVerb(rest).verb };
  const { verb, given } = readVerb(parsed.positionals);
  if (parsed.values.help) return { help: first === undefined ? undefined : verb };
  check(verb, parsed);
  return { verb, given, values: parsed.values };
}
