import * as z from 'zod/mini';
import { referencePattern } from '../netlify/submissions/lead-kinds.ts';
import { submissionKinds } from '../src/submissions/kinds.ts';
import { emailField } from '../src/submissions/schemas.ts';
import { readWords, UsageError, type Values, type Words } from './lead-arguments.ts';
import { type ChangeName, changes, type Subject } from './lead-commands.ts';
import type { LeadFilter, SourceFilter } from './lead-filter.ts';
import { campaignName, pageName } from './lead-source.ts';
import { type VerbName, verbNamed } from './lead-verbs.ts';

const argumentSchemas = {
  reference: z.string().check(z.trim(), z.toUpperCase(), z.regex(referencePattern)),
  email: emailField(),
  file: z.string(),
} as const;
type ArgumentType = keyof typeof argumentSchemas;

const argumentNames = {
  reference: 'a reference such as M-3F9A1C2B-4D5E',
  email: 'an e-mail address',
  file: 'a file',
} as const satisfies Record<ArgumentType, string>;

/** Reads arguments and drops duplicates. References may be in any case. Throws a UsageError. */
function readArguments(
  verb: VerbName,
  values: readonly string[],
  type: ArgumentType | undefined,
): readonly string[] | undefined {
  const read = values.map((value) => {
    if (type === undefined) throw new UsageError(`${verb} takes no arguments.`, verb);
    const result = z.safeParse<z.ZodMiniType<string>>(argumentSchemas[type], value);
    if (!result.success) throw new UsageError(`${value} is not ${argumentNames[type]}.`, verb);
    return result.data;
  });
  return read.length === 0 ? undefined : [...new Set(read)];
}

/** Reads what a verb applies to: its arguments, or the option in their place. Throws a UsageError unless it is one of them. */
function readSubject(verb: VerbName, given: readonly string[], values: Values): Subject {
  const { argument, instead = [] } = verbNamed(verb);
  const subject = readArguments(verb, given, argument);
  const all = instead.find((name) => values[name]);
  if (argument === undefined) return {};
  const possible = [argumentNames[argument], ...instead.map((name) => `--${name}`)].join(' or ');
  if (subject === undefined && all === undefined) throw new UsageError(`${verb} needs ${possible}.`, verb);
  if (subject !== undefined && all !== undefined) {
    throw new UsageError(`${verb} takes either ${possible}.`, verb);
  }
  return { arguments: subject, all };
}

const dayMilliseconds = 86_400_000;

/** Returns the Monday and the Sunday (UTC) before the present week. */
export function lastWeek(now: number): { readonly since: string; readonly until: string } {
  const day = new Date(now).getUTCDay();
  // Sunday is the last day of the week.
  const sunday = now - (day === 0 ? 7 : day) * dayMilliseconds;
  const nameOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { since: nameOf(sunday - 6 * dayMilliseconds), until: nameOf(sunday) };
}

function readDay(verb: VerbName, name: 'since' | 'until', value: string | undefined): string | undefined {
  if (value === undefined || z.safeParse(z.iso.date(), value).success) return value;
  throw new UsageError(`--${name} is not a day such as 2026-11-20.`, verb);
}

function readFilter(verb: VerbName, values: Values): SourceFilter {
  const { campaign, page } = values;
  const kind = submissionKinds.find((name) => name === values.kind);
  if (kind !== values.kind) throw new UsageError(`--kind is one of ${submissionKinds.join(', ')}.`, verb);
  const since = readDay(verb, 'since', values.since);
  const until = readDay(verb, 'until', values.until);
  if (since !== undefined && until !== undefined && until < since) {
    throw new UsageError('--until is before --since.', verb);
  }
  return {
    kind,
    ...(values['last-week'] ? lastWeek(Date.now()) : { since, until }),
    campaign: campaign === undefined ? undefined : campaignName(campaign),
    page: page === undefined ? undefined : pageName(page),
  };
}

/** A validated command line. */
export type LeadsCommand =
  | { readonly name: 'help'; readonly verb: VerbName | undefined }
  | {
      readonly name: 'list';
      readonly filter: LeadFilter;
      readonly all: boolean;
      readonly format: 'text' | 'json' | 'csv';
    }
  | {
      readonly name: 'report';
      /** Paths of CSV files with visits. */
      readonly visits: readonly string[];
      readonly filter: SourceFilter;
      readonly json: boolean;
    }
  | { readonly name: 'unsubscribed'; readonly emails: readonly string[]; readonly json: boolean }
  | { readonly name: 'removals' }
  | {
      readonly name: 'after-restore';
      /** The path of a file of removals; without it they are in another database. */
      readonly file: string | undefined;
      readonly dryRun: boolean;
      readonly json: boolean;
    }
  | {
      readonly name: 'change';
      readonly change: ChangeName;
      readonly subject: Subject;
      readonly dryRun: boolean;
      readonly json: boolean;
    };

function readList(given: readonly string[], values: Values): LeadsCommand {
  const state = (['pending', 'dead', 'quarantined'] as const).find((name) => values[name]);
  const references = readArguments('list', given, 'reference');
  const emails = readArguments('list', values.email ?? [], 'email');
  const format = values.csv ? 'csv' : values.json ? 'json' : 'text';
  const all = values.all === true || format !== 'text';
  return { name: 'list', filter: { ...readFilter('list', values), state, references, emails }, all, format };
}

function readExport(given: readonly string[], values: Values): LeadsCommand {
  const emails = readArguments('export', [...given, ...(values.email ?? [])], 'email');
  const filter = readFilter('export', values);
  const isFiltered = emails !== undefined || Object.values(filter).some((value) => value !== undefined);
  if (!isFiltered) throw new UsageError('export needs an e-mail address or a filter.', 'export');
  // An export for a person has all of their leads; an export of a list omits quarantined ones.
  const state = emails === undefined ? 'accepted' : undefined;
  const format = values.csv ? 'csv' : 'json';
  return { name: 'list', filter: { ...filter, emails, state }, all: true, format };
}

function isChange(verb: VerbName): verb is ChangeName {
  return Object.hasOwn(changes, verb);
}

function read({ verb, given, values }: Exclude<Words, { readonly help: unknown }>): LeadsCommand {
  if (verb === 'list') return readList(given, values);
  if (verb === 'export') return readExport(given, values);
  const subject = readSubject(verb, given, values);
  const { json = false, 'dry-run': dryRun = false } = values;
  if (isChange(verb)) return { name: 'change', change: verb, subject, dryRun, json };
  if (verb === 'unsubscribed') return { name: verb, emails: subject.arguments ?? [], json };
  if (verb === 'removals') return { name: verb };
  if (verb === 'report') {
    return { name: verb, filter: readFilter(verb, values), visits: values.visits ?? [], json };
  }
  const [file, ...more] = subject.arguments ?? [];
  if (more.length > 0) throw new UsageError('after-restore takes one file.', verb);
  return { name: verb, file, dryRun, json };
}

/** Parses and validates a command line. Throws a UsageError. */
export function readCommand(words: readonly string[]): LeadsCommand {
  const parsed = readWords(words);
  return 'help' in parsed ? { name: 'help', verb: parsed.help } : read(parsed);
}
