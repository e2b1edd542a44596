import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkContent } from './check-content.ts';
import { describeMistakes } from './mistakes.ts';
import { readYaml } from './yaml-file.ts';

function said(text: string): string {
  return describeMistakes(readYaml(text, 'page.yaml').mistakes);
}

describe('mistakes in the writing', () => {
  it.each([
    ['a: b\ntitle: Skills: the future', 2, 'has a second colon'],
    ['title:\n\tsub: b', 2, 'is indented with a tab, expected spaces'],
    ['faq:\n    - a\n  - b', 3, 'is not indented like its neighbours'],
    ['title: "a\nb: c\n', 3, 'has a quotation mark open'],
    ['title: @team', 1, 'begins with a character that YAML keeps'],
    ['a: b\ntitle: *bold*', 2, 'begins with *, expected quotes'],
    ['title: !new thing', 1, 'begins with an exclamation mark'],
    ['a: b\n---\nc: d', 2, 'is followed by a second document'],
    ['a: b\ntitle: We are #1 in skills', 2, 'is cut off at " #"'],
    ['a:\n  - We are #1', 2, 'is cut off at " #"'],
    ["a: b\ntitle: 'It's here'", 2, 'has an apostrophe inside single quotes'],
    ["a: b\ntitle: 'It's here: now'", 2, 'has an apostrophe inside single quotes'],
    ['a: [b, c\nd: e', 2, 'has a bracket open'],
  ])('are named: %j', (text, line, words) => {
    expect(said(text)).toContain(`page.yaml:${line}: (writing): ${words}`);
  });

  it('reports one line once, whatever the parser stumbles over', () => {
    expect(said('title: a: b: c: d').split('\n')).toHaveLength(1);
  });

  it('names the field that stands twice and still checks the rest', () => {
    const schema = z.strictObject({
      meta: z.strictObject({ title: z.string() }),
      intro: z.string(),
    });
    const { mistakes = [] } = checkContent('meta:\n  title: a\n  title: b\nintro: 3\n', schema, 'page.yaml');
    expect(describeMistakes(mistakes)).toBe(
      'page.yaml:3: meta.title: stands here a second time, expected once\n' +
        'page.yaml:4: intro: is the number 3, expected text (put it in quotes to keep it as text)',
    );
  });

  it('names the place in a list of a field that stands twice', () => {
    expect(said('faq:\n  - q: a\n  - q: b\n    q: c\n')).toBe(
      'page.yaml:4: faq[1].q: stands here a second time, expected once',
    );
  });
});

describe('hostile files', () => {
  it('refuses aliases that multiply', () => {
    const lines = Array.from({ length: 9 }, (_, level) => {
      const inner = level === 0 ? 'x' : `*a${level - 1}`;
      return `a${level}: &a${level} [${Array(9).fill(inner).join(', ')}]`;
    });
    expect(said(lines.join('\n'))).toBe(
      'page.yaml:1: (writing): repeats earlier values too often, expected at most 100 aliases',
    );
  });

  it('resolves a modest alias and finds lines through it', () => {
    const file = readYaml('a: &x\n  b: 1\nc: *x\n', 'page.yaml');
    expect(file.value).toEqual({ a: { b: 1 }, c: { b: 1 } });
    expect(file.lineOf(['c', 'b'])).toBe(2);
  });

  it('survives thousands of nested brackets', () => {
    expect(said('['.repeat(5000))).toContain('page.yaml:1: (writing):');
  });

  it('keeps a field named __proto__ a field', () => {
    const { value } = readYaml('__proto__: { polluted: true }', 'page.yaml');
    expect(Object.keys(Object(value))).toEqual(['__proto__']);
    expect(Object('').polluted).toBeUndefined();
  });
});
