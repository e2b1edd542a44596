import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { figure, href, icon, paragraph, text } from './fields.ts';
import { checkContent } from './loader/check-content.ts';

/** What a field makes of a value, or the first complaint. */
function result(schema: z.ZodMiniType, value: unknown): unknown {
  const checked = checkContent(JSON.stringify(value), schema, 'f');
  return checked.mistakes ? checked.mistakes[0]?.problem : checked.value;
}

describe('text', () => {
  it.each([
    ['plain', 'plain'],
    ['', 'is empty, expected one line of text, at most 10 characters'],
    [' a', 'is " a", expected one line of text without spaces around it'],
    ['a\nb', 'is "a\nb", expected one line of text without spaces around it'],
    ['twelve chars', 'is too long (12 characters), expected one line of text, at most 10 characters'],
  ])('%j', (value, outcome) => {
    expect(result(text({ maximum: 10 }), value)).toBe(outcome);
  });
});

describe('paragraph', () => {
  it('joins lines to one', () => {
    expect(result(paragraph(), ' a\n  b\n')).toBe('a b');
  });
  it('refuses blanks only', () => {
    expect(result(paragraph(), ' \n')).toBe('is empty, expected a paragraph of at most 2000 characters');
  });
});

describe('figure', () => {
  it.each(['55,000+', '40%', '€17,000', '2-4 weeks'])('takes %s', (value) => {
    expect(result(figure(), value)).toBe(value);
  });
  it.each([40, 'many', '', '1\n2'])('refuses %j', (value) => {
    expect(result(figure(), value)).toMatch(/expected a figure with a digit/);
  });
});

describe('href', () => {
  it.each(['/', '/pricing', '/#global-skills-news', '#faq', '/a?b=c'])('takes %s', (value) => {
    expect(result(href(), value)).toBe(value);
  });
  it.each([
    'pricing',
    '//evil.example',
    '/\\evil.example',
    'https://a.example',
    'javascript:alert(1)',
    '#',
    '/a b',
    '',
  ])('refuses %j', (value) => {
    expect(result(href(), value)).toMatch(/expected a path such as/);
  });
});

describe('icon', () => {
  it.each([
    ['i-lucide-scale', 'i-lucide-scale'],
    [
      'i-lucide-scales',
      'cannot be used as it is, expected an icon of lucide.dev/icons, such as "i-lucide-scale"',
    ],
    ['scale', 'cannot be used as it is, expected an icon of lucide.dev/icons, such as "i-lucide-scale"'],
  ])('%j', (value, outcome) => {
    expect(result(icon(), value)).toBe(outcome);
  });
});
