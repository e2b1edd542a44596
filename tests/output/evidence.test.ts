import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/build/content/read-content.ts';
import { matchesOf, textOf } from '../support/markup.ts';
import { builtPages } from './built-site.ts';

const { claims } = readContent('content/claims');
const { ledger } = readContent('pages/evidence/page');
const evidence = builtPages.find(({ path }) => path === '/evidence')?.html ?? '';

/** Returns the row of a claim in the ledger. */
const rowOf = (name: string) =>
  matchesOf(evidence, new RegExp(`<li id="claim-${name}"(.*?</dl>)`, 'gs'))[0] ?? '';

/** Returns the names of the claims in a page's content, at any depth. */
function claimsIn(content: unknown): readonly string[] {
  if (typeof content !== 'object' || content === null) return [];
  const { name, figure, source } = content as Record<string, unknown>;
  if (claims.some((claim) => claim.name === name && claim.figure === figure && claim.source === source))
    return [String(name)];
  return Object.values(content).flatMap(claimsIn);
}

describe('the ledger of claims', () => {
  it.each(claims)('has a row for $name that says whether its evidence is on file', (claim) => {
    const row = textOf(rowOf(claim.name));
    for (const text of [claim.figure, claim.wording, claim.measure]) expect(row).toContain(text);
    // On file is what says whom it counted and when, too; before a launch that is demanded of each.
    const { sample, source, counted, period } = claim;
    const evidence = !sample && counted && period ? [source, counted, period] : undefined;
    expect(rowOf(claim.name)).toContain(`<dd data-filed="${evidence !== undefined}">`);
    for (const text of evidence ? [ledger.filed, ...evidence] : [ledger.pending]) expect(row).toContain(text);
    // A source that nobody has is not shown.
    if (!evidence) expect(rowOf(claim.name)).not.toContain(`<dd>${source}</dd>`);
  });
});

describe('every claimed share or multiple leads to its row', () => {
  const shares = new Set(claims.filter(({ figure }) => /%|\dx$/.test(figure)).map(({ name }) => name));
  const pages = builtPages
    .filter(({ content }) => !content.includes('#'))
    .map((page) => ({
      ...page,
      named: [...new Set(claimsIn(readContent<string>(page.content)))].filter((name) => shares.has(name)),
    }))
    .filter(({ named }) => named.length > 0);

  it.each(pages)('on $path', ({ html, named }) => {
    for (const name of named) expect(html).toContain(`href="/evidence#claim-${name}"`);
  });

  it('on several pages', () => expect(pages.length).toBeGreaterThan(4));
});
