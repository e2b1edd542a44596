import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimField, claims, knownClaims } from './claims.ts';
import { checkContent } from './loader/check-content.ts';
import { describeMistakes } from './loader/mistakes.ts';

const page = z.strictObject({ stats: z.array(claimField()) });

function read(written: string) {
  const { value, mistakes } = checkContent(written, page, 'page.yaml');
  return mistakes === undefined ? value : describeMistakes(mistakes);
}

describe('a claim that a page names', () => {
  it('becomes its figure, wording and source', () => {
    const [first] = knownClaims();
    const { figure, wording, source } = first ?? {};
    expect(read(`stats: [${first?.name}]`)).toEqual({ stats: [{ figure, wording, source }] });
  });

  it('fails the build when it is not in the file', () => {
    const [first] = knownClaims();
    expect(read(`stats:\n  - ${first?.name}x\n`)).toBe(
      `page.yaml:2: stats[0]: is "${first?.name}x", expected the name of a claim in claims.yaml (did you mean "${first?.name}"?)`,
    );
  });
});

describe('the claims file', () => {
  it('refuses a name twice', () => {
    const claim = '{ name: one, figure: "1", wording: a, source: b, reviewed: "2026-01-01" }';
    const { mistakes } = checkContent(`claims:\n  - ${claim}\n  - ${claim}\n`, claims, 'claims.yaml');
    expect(mistakes?.map(({ line, field }) => [line, field])).toEqual([[3, 'claims[1].name']]);
  });
});
