import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkContent } from './check-content.ts';
import { describeMistakes } from './mistakes.ts';
import { readYaml } from './yaml-file.ts';

/** Parses a file and returns the report of its mistakes. */
function report(text: string): string {
  return describeMistakes(readYaml(text, 'page.yaml').mistakes);
}

describe('syntax errors', () => {
  it.each([
    ['a: b\ntitle: Skills: the future', 2, 'has a second colon'],
    ['title:\n\tsub: b', 2, 'is indented with a tab, expected spaces'],
    ['faq:\n    - a\n  - b', 3, 'is not indented like its neighbours'],
    ['title: "a\nb: c\n', 3, 'has an unclosed quotation mark above'],
    ['title: @team', 1, 'begins with a character that is reserved in YAML'],
    ['a: b\ntitle: *bold*', 2, 'begins with *, expected quotes'],
    ['title: !new thing', 1, 'begins with an exclamation mark'],
    ['a: b\n---\nc: d', 2, 'is followed by a second document'],
    ['a: b\ntitle: We are #1 in skills', 2, 'is cut off at " #"'],
    ['a:\n  - We are #1', 2, 'is cut off at " #"'],
    ["a: b\ntitle: 'It's here'", 2, 'has an apostrophe inside single quotes'],
    ["a: b\ntitle: 'It's here: now'", 2, 'has an apostrophe inside single quotes'],
    ['a: [b, c\nd: e', 2, 'has an unclosed bracket above'],
    ['a: b\neuros: 17.000', 2, 'has 17.000, which is 17 here, expected 17000'],
    ['a: b\ntitle: "Skills" are the future', 2, 'begins with a quotation mark that is closed before its end'],
    ["- 'Skills' are the future", 1, 'begins with a quotation mark that is closed before its end'],
    ['a: { title: "Skills" and "jobs" }', 1, 'begins with a quotation mark that is closed before its end'],
    ['a: ["Skills" are the future]', 1, 'has no comma between two entries, or a text that goes on'],
    ['a: b\ntitle: [Beta] New', 2, 'begins with a bracket that is closed before its end'],
    ['a: b\ntitle: {new} offer', 2, 'begins with a bracket that is closed before its end'],
    ['a: b\ntitle: *bold* words', 2, 'begins with *, expected quotes'],
    ['a: b\ntext: >- It goes on', 2, 'has text behind > or |, expected it on the lines below'],
    ['a: b\ntitle: & more', 2, 'begins with &, expected quotes'],
    ['a: b\ntitle: - five', 2, 'begins with a hyphen, expected quotes'],
    ['a: { title: Skills: the future }', 1, 'has ": " inside brackets, expected quotes'],
    ['a: [one,, two]', 1, 'has a comma or colon without text before it, expected quotes'],
    ['a: [#1 in skills]', 1, 'begins with #, expected quotes'],
    ['a: b\ntitle: "One \\q two"', 2, 'has \\q inside double quotes, expected \\\\ for a backslash'],
  ])('are reported in plain words: %j', (text, line, words) => {
    expect(report(text)).toContain(`page.yaml:${line}: (writing): ${words}`);
  });

  it.each([
    ['head:\n  title: One\n    description: Two\n', 3, 2],
    ['- title: One\n   text: Two\n', 2, 1],
    ['a: b\n\n  c: d\ne: f\n', 3, 1],
  ])('distinguish an indent that is too deep from a second colon: %j', (text, line, neighbour) => {
    expect(report(text)).toBe(
      `page.yaml:${line}: (writing): is indented too deep, expected the line to begin below its neighbours, as line ${neighbour} does`,
    );
  });

  it.each([
    ['head:\n\ttitle: One\n\tdescription: Two\nb: c\n', 'page.yaml:2: (writing): is indented with a tab'],
    ['head:\n  title: One\n\ttext: Two\nlist:\n\t- a\n', 'page.yaml:3: (writing): is indented with a tab'],
    ['title: We are #1 in skills\n  that goes on: so\nb: c\n', 'page.yaml:1: (writing): is cut off at " #"'],
    ['- { q: Is it #1?, a: yes }\n- { q: 2 }\nb: c\n', 'page.yaml:1: (writing): is cut off at " #"'],
  ])('are reported once if one error affects several lines: %j', (text, words) => {
    const mistakes = report(text).split('\n');
    expect(mistakes).toEqual([expect.stringContaining(words)]);
  });

  it('are reported once for each line', () => {
    expect(report('title: a: b: c: d').split('\n')).toHaveLength(1);
  });

  it('include a duplicate field, after which the rest is still checked', () => {
    const schema = z.strictObject({
      meta: z.strictObject({ title: z.string() }),
      intro: z.string(),
    });
    const { mistakes = [] } = checkContent('meta:\n  title: a\n  title: b\nintro: 3\n', schema, 'page.yaml');
    expect(describeMistakes(mistakes)).toBe(
      'page.yaml:3: meta.title: is here a second time, expected only once\n' +
        'page.yaml:4: intro: is the number 3, expected text (put it in quotes to keep it as text)',
    );
  });

  it('include the list index of a duplicate field', () => {
    expect(report('faq:\n  - q: a\n  - q: b\n    q: c\n')).toBe(
      'page.yaml:4: faq[1].q: is here a second time, expected only once',
    );
  });
});

describe('hostile files', () => {
  it('refuses aliases that multiply', () => {
    const lines = Array.from({ length: 9 }, (_, level) => {
      const inner = level === 0 ? 'x' : `*a${level - 1}`;
      return `a${level}: &a${level} [${Array(9).fill(inner).join(', ')}]`;
    });
    expect(report(lines.join('\n'))).toBe(
      'page.yaml:1: (writing): repeats earlier values too often, expected at most 100 aliases',
    );
  });

  it('resolves a modest alias and finds lines through it', () => {
    const file = readYaml('a: &x\n  b: 1\nc: *x\n', 'page.yaml');
    expect(file.value).toEqual({ a: { b: 1 }, c: { b: 1 } });
    expect(file.lineOf(['c', 'b'])).toBe(2);
  });

  it('survives thousands of nested brackets', () => {
    expect(report('['.repeat(5000))).toContain('page.yaml:1: (writing):');
  });

  it('keeps a field named __proto__ a field', () => {
    const { value } = readYaml('__proto__: { polluted: true }', 'page.yaml');
    expect(Object.keys(Object(value))).toEqual(['__proto__']);
    expect(Object('').polluted).toBeUndefined();
  });
});
