import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownClaims } from '../../content/claims.ts';
import { isFiled } from '../../content/invented.ts';
import { readFileText } from '../../content/loader/check-content.ts';
import { contentFiles } from '../../content/loader/plugin.ts';
import { mapValue } from '../../content/loader/references.ts';
import { defaultOrigin } from '../../site.ts';
import { readContent } from '../content/read-content.ts';

/** One thing to do before the launch. */
export interface Finding {
  /** The name for `LAUNCH_ALLOW`, such as `link:bookingPage` or `sample:team.yaml`. */
  readonly name: string;
  /** One sentence with the file and the task. */
  readonly sentence: string;
}

/**
 * Returns the findings that are not allowed. `allowance` is the value of `LAUNCH_ALLOW`: names separated by commas, where a `*` at
 * the end matches any ending.
 */
export function withoutAllowed(
  findings: readonly Finding[],
  allowance: string | undefined,
): readonly Finding[] {
  const allowed = (allowance ?? '').split(',').map((name) => name.trim());
  return findings.filter(
    ({ name }) =>
      !allowed.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)),
  );
}

interface Links {
  readonly httpsForTwoYears?: string | undefined;
  readonly contact: string;
  readonly links: Readonly<Record<string, { readonly purpose: string; readonly address?: string }>>;
}

/** Returns outbound links without an address, and addresses with names reserved for examples (RFC 2606). */
export function placeholderLinks(
  origin: string,
  { contact, links }: Links = readContent('content/links'),
): readonly Finding[] {
  const file = 'src/content/links.yaml';
  const unset = Object.entries(links)
    .filter(([, { address }]) => address === undefined)
    .map(([name, { purpose }]) => ({
      name: `link:${name}`,
      sentence: `${file}: ${name}: ${purpose} has no address yet.`,
    }));
  const team = { name: 'contact', sentence: `${file}: the team's address is still ${contact}.` };
  const site = {
    name: 'origin',
    sentence: `The site's address is still ${origin}; Netlify sets URL to the real one.`,
  };
  return [
    ...unset,
    ...(contact.endsWith('.example') ? [team] : []),
    ...(origin === defaultOrigin ? [site] : []),
  ];
}

/**
 * Returns a finding if `links.yaml` binds another host than the site's to HTTPS. A browser applies the header to the host that sends
 * it, and to its subdomains (RFC 6797, 8.1), so another name is a mistake about what is bound.
 */
export function misnamedHost(
  origin: string,
  { httpsForTwoYears: named }: Pick<Links, 'httpsForTwoYears'> = readContent('content/links'),
): readonly Finding[] {
  const { hostname } = new URL(origin);
  if (named === undefined || named === hostname) return [];
  const sentence = `src/content/links.yaml: httpsForTwoYears is ${named}, but the site's host is ${hostname}: its header binds ${hostname} and the subdomains of that.`;
  return [{ name: 'https', sentence }];
}

/** The fields that may name an entry. The first existing one is used. */
const names = ['name', 'title', 'label', 'figure', 'quote'] as const;

function nameOf(entry: unknown): string {
  const name = names.map((field) => Object(entry)[field]).find((value) => typeof value === 'string');
  return name === undefined ? 'the whole file' : `“${name}”`;
}

function samplesIn(fileName: string, text: string): readonly Finding[] {
  const { value, lineOf } = readFileText(text, fileName);
  const found: Finding[] = [];
  mapValue(value, (part, path) => {
    if (part !== true || path.at(-1) !== 'sample') return part;
    const entry = path.slice(0, -1).reduce<unknown>((group, step) => Object(group)[step], value);
    const sentence = `${fileName}:${lineOf(path)}: ${nameOf(entry)} is a sample.`;
    found.push({ name: `sample:${fileName.replace(/^src\/(?:content\/)?/, '')}`, sentence });
    return part;
  });
  return found;
}

/** Returns all content entries in the project in `root` that are marked as samples, with file and line. */
export function sampleEntries(root: string): readonly Finding[] {
  return contentFiles(root).flatMap((file) => samplesIn(file, readFileSync(join(root, file), 'utf8')));
}

/** How long a claim's review is valid, in days. */
const validDays = 365;

/** Returns the claims whose last review is more than 365 days before `today`. */
export function staleClaims(
  today: Date,
  claims: readonly Pick<
    ReturnType<typeof knownClaims>[number],
    'name' | 'figure' | 'wording' | 'reviewed'
  >[] = knownClaims(),
): readonly Finding[] {
  return claims
    .filter(({ reviewed }) => (today.getTime() - Date.parse(reviewed)) / 86_400_000 > validDays)
    .map(({ name, figure, wording, reviewed }) => ({
      name: `claim:${name}`,
      sentence: `src/content/claims.yaml: “${figure} ${wording}” was last reviewed on ${reviewed}; check it again.`,
    }));
}

/** Returns the claims that do not say what was counted and when, except samples. */
export function claimsWithoutEvidence(
  claims: readonly Pick<
    ReturnType<typeof knownClaims>[number],
    'name' | 'figure' | 'wording' | 'counted' | 'period' | 'sample'
  >[] = knownClaims(),
): readonly Finding[] {
  return claims
    .filter((claim) => !claim.sample && !isFiled(claim))
    .map(({ name, figure, wording }) => ({
      name: `claim:${name}`,
      sentence: `src/content/claims.yaml: “${figure} ${wording}” does not say what was counted and when; add counted and period.`,
    }));
}

/** Returns the findings in content and settings. Needs no build. */
export function contentFindings(origin: string, today: Date): readonly Finding[] {
  return [
    ...placeholderLinks(origin),
    ...misnamedHost(origin),
    ...sampleEntries('.'),
    ...claimsWithoutEvidence(),
    ...staleClaims(today),
  ];
}

/** Formats findings as a list below a heading. */
export function findingList(heading: string, findings: readonly Finding[]): string {
  return [heading, ...findings.map(({ name, sentence }) => `- ${sentence} [${name}]`)].join('\n');
}

/** Returns the findings that stop Netlify's production build: all that `LAUNCH_ALLOW` does not allow. Empty in other builds. */
export function launchFaults(origin: string, findings = contentFindings): readonly Finding[] {
  if (process.env.NETLIFY !== 'true' || process.env.CONTEXT !== 'production') return [];
  return withoutAllowed(findings(origin, new Date()), process.env.LAUNCH_ALLOW);
}
