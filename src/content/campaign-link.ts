import { isOver, today } from './days.ts';
import { linkProblems, type References } from './loader/references.ts';

/** What a link may lead to, as JSON for the page `/admin/link.html`. */
export interface LinkTargets {
  /** The site's origin, empty where the build does not know it. */
  readonly site: string;
  readonly pages: readonly {
    readonly path: string;
    readonly content: string;
    readonly from?: string | undefined;
    readonly until?: string | undefined;
    readonly anchors: readonly string[];
    /** Whether the page is suggested: one that search engines find. */
    readonly listed: boolean;
  }[];
  readonly files: readonly string[];
  readonly redirects: readonly (readonly [from: string, to: string])[];
}

/** The longest value that is kept with a lead, in characters. */
const longestValue = 100;

/** The campaign parameters without `utm_`, in the order in which they stand in an address. */
export const campaignFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;

type CampaignField = (typeof campaignFields)[number];

/** What the report counts by. */
const counted = ['campaign', 'source', 'medium'] as const;

/** What a link is made of, as it was typed. */
export interface WantedLink extends Partial<Readonly<Record<CampaignField, string>>> {
  /** A page's path with its anchor, if any: `/pricing#faq`. */
  readonly page: string;
  /** The site's origin: `https://www.example.com`. */
  readonly site: string;
  readonly campaign: string;
}

/** A link that nobody should publish. The message continues a sentence that begins with the field's name: `is empty, expected …`. */
export class LinkError extends Error {
  readonly field: keyof WantedLink;

  constructor(field: keyof WantedLink, problem: string) {
    super(problem);
    this.field = field;
  }
}

/** Returns a parameter's value as the report counts it: in lower case, with single spaces. Throws a LinkError for others. */
function counting(field: CampaignField, written: string): string {
  const value = written.trim().replace(/\s+/g, ' ').toLowerCase();
  const refuse = (problem: string): never => {
    throw new LinkError(field, problem);
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
 * Returns the address for a letter or an advertisement, and a sentence about what the report of leads will call it. Runs in Node and
 * in the browser. Throws a LinkError for a page that does not exist, a missing campaign or a value that would not be kept.
 */
export function campaignLink(
  wanted: WantedLink,
  references: References,
): { readonly address: string; readonly report: string } {
  const { page, site } = wanted;
  if (!/^\/(?!\/)/.test(page) || /[?&]/.test(page))
    throw new LinkError(
      'page',
      'is not one page of the site, expected its path, such as /pricing or /pricing#faq',
    );
  const [problem] = linkProblems(page, '', references, today());
  if (problem !== undefined) throw new LinkError('page', problem);
  const ended = references.pages?.find(({ path }) => path === page.replace(/#.*/, ''))?.until;
  if (ended !== undefined && isOver(ended))
    throw new LinkError('page', `leads to "${page}", which ended on ${ended}, expected a page that is there`);
  const found = campaignFields.flatMap((field) => {
    const written = wanted[field];
    return written === undefined ? [] : [[field, counting(field, written)] as const];
  });
  if (URL.parse(site)?.protocol !== 'https:') throw new LinkError('site', 'has to begin with https://');
  const address = new URL(page, site);
  for (const [field, value] of found) address.searchParams.set(`utm_${field}`, value);
  const named = counted.map((field) => {
    const value = found.find(([other]) => other === field)?.[1];
    return value === undefined ? `no ${field}` : `${field} “${value}”`;
  });
  return { address: address.href, report: `The report counts its leads under ${named.join(', ')}.` };
}
