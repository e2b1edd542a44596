import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { submissionKinds } from '../src/submissions/kinds.ts';
import { emailField } from '../src/submissions/schemas.ts';
import { AdministrationError } from './connection.ts';
import type { Subject } from './lead-commands.ts';
import { type LeadFilter, pagePath } from './lead-filter.ts';

const filters =
  '[--since 2026-11-01] [--until 2026-11-30] [--campaign <name>] [--page <path>] [--kind newsletter | meeting | report]';

const usage = `Usage:
  npm run leads -- [<reference> …] [--pending | --dead | --quarantined] [<filters>] [--email <address>] [--all] [--json | --csv]
  npm run leads:report -- [<filters>] [--visits <export.csv> …] [--json]
  npm run leads:export -- [<email address> …] [<filters>] [--csv]
  npm run leads:retry -- (<reference> … | --dead) [--dry-run] [--json]
  npm run leads:resolve -- (<reference> … | --dead | --quarantined) [--dry-run] [--json]
  npm run leads:release -- <reference> … [--dry-run] [--json]
  npm run leads:unsubscribe -- (<email address> … | --recorded) [--dry-run] [--json]
  npm run leads:unsubscribed -- <email address> … [--json]
  npm run leads:forget -- <email address> … [--dry-run] [--json]
  npm run leads:purge -- [--dry-run] [--json]
<filters>: ${filters}`;

/** An invalid command line. The message is the usage, after a sentence about the mistake if there is one. */
export class UsageError extends AdministrationError {
  constructor(sentence?: string) {
    super(sentence === undefined ? usage : `${sentence}\n${usage}`);
  }
}

/** The arguments and options of each command that changes data, besides --dry-run and --json. */
const changing = {
  retry: { argument: 'reference', all: ['dead'] },
  resolve: { argument: 'reference', all: ['dead', 'quarantined'] },
  release: { argument: 'reference', all: [] },
  unsubscribe: { argument: 'email', all: ['recorded'] },
  forget: { argument: 'email', all: [] },
  purge: { argument: undefined, all: [] },
} as const satisfies Record<string, object>;

/** The name of a command that changes data. */
export type Changing = keyof typeof changing;

function isChanging(command: string): command is Changing {
  return command in changing;
}

const argumentSchemas = {
  reference: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[NMR]-[0-9A-F]{8}$/)),
  email: emailField(),
} as const;

/** Reads the arguments and drops duplicates. References may be in any case. */
function readArguments(values: readonly string[], expected: keyof typeof argumentSchemas): readonly string[] {
  const read = values.map((value) => {
    const result = z.safeParse<z.ZodMiniType<string>>(argumentSchemas[expected], value);
    if (!result.success) throw new UsageError();
    return result.data;
  });
  return [...new Set(read)];
}

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const options = {
  pending: flag,
  dead: flag,
  quarantined: flag,
  recorded: flag,
  all: flag,
  json: flag,
  csv: flag,
  'dry-run': flag,
  kind: text,
  since: text,
  until: text,
  campaign: text,
  page: text,
  email: { type: 'string', multiple: true },
  visits: { type: 'string', multiple: true },
} as const;

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new UsageError();
  }
}
type Values = ReturnType<typeof parse>['values'];
type OptionName = keyof Values;

/** Throws a UsageError for an option that the command does not take. */
function allowOnly(values: Values, ...allowed: readonly OptionName[]): void {
  const given = (Object.keys(options) as OptionName[]).filter((name) => values[name]);
  if (given.some((name) => !allowed.includes(name))) throw new UsageError();
}

function readDay(name: 'since' | 'until', value: string | undefined): string | undefined {
  if (value === undefined || z.safeParse(z.iso.date(), value).success) return value;
  throw new UsageError(`--${name} is not a day such as 2026-11-20.`);
}

const filterOptions = ['since', 'until', 'campaign', 'page', 'kind'] as const;

function readFilter(values: Values): LeadFilter {
  const { campaign, page } = values;
  const kind = submissionKinds.find((name) => name === values.kind);
  if (kind !== values.kind) throw new UsageError();
  const since = readDay('since', values.since);
  const until = readDay('until', values.until);
  if (since !== undefined && until !== undefined && until < since) {
    throw new UsageError('--until is before --since.');
  }
  return { kind, since, until, campaign, page: page === undefined ? undefined : pagePath(page) };
}

function readEmails(values: readonly string[]): readonly string[] | undefined {
  return values.length === 0 ? undefined : readArguments(values, 'email');
}

function readSubject(command: Changing, given: readonly string[], values: Values): Subject {
  const { argument, all: possible } = changing[command];
  allowOnly(values, 'dry-run', 'json', ...possible);
  const all = possible.filter((name) => values[name]);
  if (argument === undefined) {
    if (given.length > 0) throw new UsageError();
    return {};
  }
  if (all.length + Math.min(1, given.length) !== 1) throw new UsageError();
  return given.length === 0 ? { all: all[0] } : { arguments: readArguments(given, argument) };
}

/** A validated command line. */
export type LeadsCommand =
  | {
      readonly name: 'list' | 'export';
      readonly filter: LeadFilter;
      readonly all: boolean;
      readonly format: 'text' | 'json' | 'csv';
    }
  | {
      readonly name: 'report';
      /** Paths of CSV files with visits. */
      readonly visits: readonly string[];
      readonly filter: LeadFilter;
      readonly json: boolean;
    }
  | { readonly name: 'unsubscribed'; readonly emails: readonly string[]; readonly json: boolean }
  | {
      readonly name: 'change';
      readonly change: Changing;
      readonly subject: Subject;
      readonly dryRun: boolean;
      readonly json: boolean;
    };

function readList(given: readonly string[], values: Values): LeadsCommand {
  const states = ['pending', 'dead', 'quarantined'] as const;
  allowOnly(values, ...states, ...filterOptions, 'email', 'all', 'json', 'csv');
  const state = states.find((name) => values[name]);
  const references = given.length === 0 ? undefined : readArguments(given, 'reference');
  const filter = { ...readFilter(values), state, references, emails: readEmails(values.email ?? []) };
  const format = values.csv ? 'csv' : values.json ? 'json' : 'text';
  return { name: 'list', filter, all: values.all || format !== 'text', format };
}

function readExport(given: readonly string[], values: Values): LeadsCommand {
  allowOnly(values, ...filterOptions, 'email', 'csv', 'json');
  const emails = readEmails([...given, ...(values.email ?? [])]);
  const isComplete = emails !== undefined || filterOptions.some((name) => values[name] !== undefined);
  if (!isComplete) throw new UsageError();
  // An export for a person has all of their leads; an export of a list omits quarantined ones.
  const state = emails === undefined ? 'accepted' : undefined;
  return {
    name: 'export',
    filter: { ...readFilter(values), emails, state },
    all: true,
    format: values.csv ? 'csv' : 'json',
  };
}

/** Parses and validates a command line. Throws a UsageError. */
export function readCommand(words: readonly string[]): LeadsCommand {
  const { values, positionals } = parse(words);
  const [name = '', ...given] = positionals;
  if (isChanging(name)) {
    const subject = readSubject(name, given, values);
    return { name: 'change', change: name, subject, dryRun: values['dry-run'], json: values.json };
  }
  if (name === 'export') return readExport(given, values);
  if (name === 'unsubscribed') {
    allowOnly(values, 'json');
    if (given.length === 0) throw new UsageError();
    return { name, emails: readArguments(given, 'email'), json: values.json };
  }
  if (name === 'list') return readList(given, values);
  if (name !== 'report' || given.length > 0) throw new UsageError();
  allowOnly(values, ...filterOptions, 'visits', 'json');
  const { visits = [] } = values;
  if (visits.length > 0 && (values.campaign ?? values.page) !== undefined) {
    throw new UsageError('--visits compares all pages and campaigns: leave out --campaign and --page.');
  }
  const filter = { ...readFilter(values), state: 'accepted' } as const;
  return { name, filter, visits, json: values.json };
}
