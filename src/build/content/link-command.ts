import { parseArgs } from 'node:util';
import { campaignLink, LinkError } from '../../content/campaign-link.ts';
import type { References } from '../../content/loader/references.ts';
import { defaultOrigin } from '../../site.ts';

const usage =
  'npm run content:link -- /pricing --campaign spring [--source newsletter] [--medium email] [--term <words>] [--content <words>] [--site https://www.example.com]';

/** A command line that names no link for publication. The message says what is wrong and what is expected. */
export class LinkCommandError extends Error {}

const text = { type: 'string' } as const;

const read = (typed: readonly string[]) =>
  parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: { source: text, medium: text, campaign: text, term: text, content: text, site: text },
  });

function parsed(typed: readonly string[]): ReturnType<typeof read> {
  try {
    return read(typed);
  } catch (error) {
    throw new LinkCommandError(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
}

/**
 * Returns the address that a command line asks for, and below it what the report of leads will call it. Throws a LinkCommandError for
 * what nobody should publish.
 */
export function linkFor(typed: readonly string[], references: References): string {
  const { positionals, values } = parsed(typed);
  const { campaign, site = defaultOrigin, ...others } = values;
  const [page = '', ...further] = positionals;
  if (page === '' || further.length > 0)
    throw new LinkCommandError(
      `Name one page of the site, such as /pricing or /pricing#faq.\nUsage: ${usage}`,
    );
  if (campaign === undefined) throw new LinkCommandError(`Name the campaign.\nUsage: ${usage}`);
  try {
    const { address, report } = campaignLink({ ...others, page, campaign, site }, references);
    return `${address}\n${report}`;
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const { field, message } = error;
    throw new LinkCommandError(`${field === 'page' ? 'It' : `--${field}`} ${message}.`);
  }
}
