import { parseArgs } from 'node:util';
import { today } from '../content/days.ts';
import { linkProblems, type References } from '../content/loader/references.ts';
import { defaultOrigin } from '../site.ts';

/** The longest value that is kept with a lead, in characters. */
const longestValue = 100;

const usage =
  'npm run content:link -- /pricing --campaign spring [--source newsletter] [--medium email] [--term <words>] [--content <words>] [--site https://www.example.com]';

/** The campaign parameters that the command takes, and how the report calls what it counts by them. */
const parameters = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** What the report counts by. */
const counted: readonly string[] = ['campaign', 'source', 'medium'];

/** A link that nobody should publish. The message says what is wrong and what is expected. */
export class LinkError extends Error {}

/** Returns a parameter's value as the report counts it: in lower case, with single spaces. Throws a LinkError for others. */
function counting(name: string, written: string): string {
  const value = written.trim().replace(/\s+/g, ' ').toLowerCase();
  const refuse = (problem: string): never => {
    throw new LinkError(`--${name} ${problem}`);
  };
  if (value === '') return refuse('is empty, expected a word or two, such as spring');
  if (value.length > longestValue)
    return refuse(`has ${value.length} characters, expected at most ${longestValue}`);
  if (/[\p{Cc}\p{Cf}]/u.test(value)) return refuse('has invisible characters, expected it typed anew');
  if (value.includes('@'))
    return refuse('has an @, expected no e-mail address: the report shows it as (other)');
  return value;
}

/**
 * Returns the address for a letter or an advertisement, and what the report of leads will call it. `typed` is the command line.
 * Throws a LinkError for a page that does not exist, a missing campaign or a value that would not be kept.
 */
export function campaignLink(typed: readonly string[], references: References): string {
  let parsed: ReturnType<typeof read>;
  try {
    parsed = read(typed);
  } catch (error) {
    throw new LinkError(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
  const { positionals, values } = parsed;
  const [page = '', ...others] = positionals;
  if (others.length > 0 || !/^\/(?!\/)/.test(page) || /[?&]/.test(page)) {
    throw new LinkError(`Name one page of the site, such as /pricing or /pricing#faq.\nUsage: ${usage}`);
  }
  const [problem] = linkProblems(page, '', references, today());
  if (problem !== undefined) throw new LinkError(`It ${problem}.`);
  if (values.campaign === undefined) throw new LinkError(`Name the campaign.\nUsage: ${usage}`);
  const found = parameters.flatMap((name) => {
    const written = values[name];
    return written === undefined ? [] : [[name, counting(name, written)] as const];
  });
  const address = new URL(page, values.site ?? defaultOrigin);
  if (address.protocol !== 'https:') throw new LinkError('--site has to begin with https://');
  for (const [name, value] of found) address.searchParams.set(`utm_${name}`, value);
  const named = counted.map((name) => {
    const value = found.find(([other]) => other === name)?.[1];
    return value === undefined ? `no ${name}` : `${name} “${value}”`;
  });
  return `${address}\nThe report counts its leads under ${named.join(', ')}.`;
}

const text = { type: 'string' } as const;

const read = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { source: text, medium: text, campaign: text, term: text, content: text, site: text },
  });
