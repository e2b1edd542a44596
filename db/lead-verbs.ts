const filters =
  '[--last-week | [--since 2026-11-01] [--until 2026-11-30]] [--campaign <name>] [--page <path>] [--kind newsletter | meeting | report]';
const references = '<reference> …';
const addresses = '<email address> …';
const change = '[--dry-run] [--json]';

interface Verb {
  /** Its arguments and options. A verb takes the options that are named here, and no others. */
  readonly usage: string;
  readonly summary: string;
  /** What its arguments are. Without this it takes none. */
  readonly argument?: 'reference' | 'email' | 'file';
  /** Options of which one can stand in place of the arguments. */
  readonly instead?: readonly ('dead' | 'quarantined' | 'recorded' | 'database')[];
}

/** What can be done with leads. */
export const verbs = {
  list: {
    usage: `[${references}] [--pending | --dead | --quarantined] ${filters} [--email <address>] [--all] [--json | --csv]`,
    summary: 'Lists leads, the newest first: a hundred of them, all with --all, --json or --csv.',
    argument: 'reference',
  },
  report: {
    usage: `${filters} [--visits <export.csv> …] [--json]`,
    summary:
      'Counts the leads of each week by campaign, source, medium, page, control and referring site; with exports of visits also leads per visit.',
  },
  export: {
    usage: `[${addresses}] ${filters} [--email <address>] [--json | --csv]`,
    summary:
      'Prints all data of a person; with filters in place of an address all such leads, without those in quarantine.',
    argument: 'email',
  },
  retry: {
    usage: `(${references} | --dead) ${change}`,
    summary: 'Gives dead, resolved or waiting notifications of leads another ten tries.',
    argument: 'reference',
    instead: ['dead'],
  },
  resolve: {
    usage: `(${references} | --dead | --quarantined) ${change}`,
    summary: 'Ends dead and pending notifications, or the quarantine, of leads that a person has seen to.',
    argument: 'reference',
    instead: ['dead', 'quarantined'],
  },
  release: {
    usage: `${references} ${change}`,
    summary: 'Releases leads from quarantine, so that the team is notified.',
    argument: 'reference',
  },
  unsubscribe: {
    usage: `(${addresses} | --recorded) ${change}`,
    summary:
      'Deletes newsletter subscriptions and records it; with --recorded those that are older than such a record.',
    argument: 'email',
    instead: ['recorded'],
  },
  unsubscribed: {
    usage: `${addresses} [--json]`,
    summary: 'Says when addresses unsubscribed, and whether they have subscribed again.',
    argument: 'email',
  },
  forget: {
    usage: `${addresses} ${change}`,
    summary: 'Deletes all data of a person, and records it.',
    argument: 'email',
  },
  purge: {
    usage: change,
    summary: 'Deletes everything past its retention.',
  },
  removals: {
    usage: '',
    summary: 'Prints who unsubscribed or was forgotten, as keyed hashes, to be kept for a restore.',
  },
  'after-restore': {
    usage: `(<removals.json> | --database) ${change}`,
    summary:
      'Deletes again who unsubscribed or was forgotten since the restored moment, from a file of removals or from the database in OTHER_DATABASE_URL; from the latter it also copies the missing leads.',
    argument: 'file',
    instead: ['database'],
  },
} as const satisfies Readonly<Record<string, Verb>>;
export type VerbName = keyof typeof verbs;

/** Returns whether a word is a verb. */
export function isVerb(word: string): word is VerbName {
  return Object.hasOwn(verbs, word);
}

/** Returns the properties of a verb. */
export function verbNamed(name: VerbName): Verb {
  return verbs[name];
}

/** Returns the names of the options that a verb takes, without hyphens in front. */
export function optionsOf(name: VerbName): readonly string[] {
  return [...verbs[name].usage.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option);
}

function lineOf(name: VerbName): string {
  const verb = name === 'list' ? '' : ` ${name}`;
  return `  npm run leads --${verb} ${verbs[name].usage}`.trimEnd();
}

/** Returns the usage of a verb, or of the whole command. It begins with `Usage:`. */
export function usageOf(name?: VerbName): string {
  if (name !== undefined) return `Usage:\n${lineOf(name)}\n${verbs[name].summary}`;
  const names = Object.keys(verbs) as VerbName[];
  const lines = names.map((each) => {
    const line = lineOf(each).replace(filters, '[<filters>]');
    return `${line}\n      ${verbs[each].summary}`;
  });
  const help = `  npm run leads -- help\n      Prints this. --help after a verb prints the usage of the verb.`;
  return `Usage:\n${[...lines, help].join('\n')}\n<filters>: ${filters}`;
}
