import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { date, head, href, icon, pastDate } from './fields.ts';
import { checkContent } from './loader/check-content.ts';
import { formattedFigure, paragraph, parseDigits, text } from './texts.ts';

/** Returns the schema's output for a value, or the first problem. */
function result(schema: z.ZodMiniType, value: unknown): unknown {
  const checked = checkContent(JSON.stringify(value), schema, 'f');
  return checked.mistakes ? checked.mistakes[0]?.problem : checked.value;
}

const line = 'expected one line of text';
const someIcon = 'an icon of lucide.dev/icons, such as "i-lucide-scale"';

it.each([
  [text({ maximum: 10 }), 'plain', 'plain'],
  [text({ maximum: 10 }), '', `is empty, ${line}, at most 10 characters`],
  [text({ maximum: 10 }), ' a', `is " a", ${line} without spaces around it`],
  [text({ maximum: 10 }), 'a\nb', `is "a\nb", ${line} without spaces around it`],
  [text({ maximum: 10 }), 'twelve chars', `is too long (12 characters), ${line}, at most 10 characters`],
  [paragraph(), ' a\n  b\n', 'a b'],
  [paragraph(), ' \n', 'is empty, expected a paragraph of at most 2000 characters'],
  [
    head,
    { title: 'a', description: 'b'.repeat(65) },
    'is too short (65 characters), expected at least 70 characters',
  ],
  [z.pipe(text(), z.transform(parseDigits)), '€1,800', 1800],
  [icon(), 'i-lucide-scales', `is "i-lucide-scales", expected ${someIcon} (did you mean "i-lucide-scale"?)`],
  [icon(), 'scale', `is "scale", expected ${someIcon} (did you mean "i-lucide-scale"?)`],
  [icon(), 'i-lucide-nothing-of-the-kind', `is "i-lucide-nothing-of-the-kind", expected ${someIcon}`],
])('case %# returns the value or the problem', (schema, value, outcome) => {
  expect(result(schema, value)).toBe(outcome);
});

it.each([
  ['Skills → jobs', '→'],
  ['Skills 🚀', '🚀'],
  ['技能 ahead', '技 能'],
  ['مهارات', 'م'],
])('refuses a title or description with characters that social pictures cannot draw: %j', (words, named) => {
  const title = 'Łódź: “skills” – €17,000';
  const description =
    'Long enough for search engines to take it as it is, and short enough to be shown whole.';
  const expected = expect.stringContaining(`without ${named}`);
  expect(result(head, { title, description })).toEqual({ title, description });
  expect(result(head, { title: words, description })).toEqual(expected);
  expect(result(head, { title, description: `${description} ${words}` })).toEqual(expected);
});

describe.each([
  {
    name: 'a figure',
    schema: formattedFigure(),
    accepted: ['55,000+', '40%', '€17,000', '2-4 weeks'],
    refused: [40, 'many', '', '1\n2'],
    expected: /expected a figure with a digit/,
  },
  {
    name: 'a path',
    schema: href(),
    accepted: ['/', '/pricing', '/#global-skills-news', '#faq', '/a?b=c'],
    refused: [
      'pricing',
      '//a.example',
      '/\\a.example',
      'https://a.example',
      'javascript:alert(1)',
      '#',
      '/a b',
      '',
    ],
    expected: /expected a path such as/,
  },
])('$name', ({ schema, accepted, refused, expected }) => {
  it.each(accepted)('accepts %s', (value) => expect(result(schema, value)).toBe(value));
  it.each(refused)('refuses %j', (value) => expect(result(schema, value)).toMatch(expected));
});

describe('a day', () => {
  const past = '2026-06-12';
  const ahead = `${new Date().getFullYear() + 1}-01-01`;
  it.each(['0001-01-01', '1999-12-31', '2099-01-01'])('refuses %s', (day) =>
    expect(result(date(), day)).toContain('expected a day from 2000 on, and no more than 5 years from now'),
  );
  it('accepts a future day only in fields that allow it', () => {
    for (const day of [past, ahead]) expect(result(date(), day)).toBe(day);
    expect(result(pastDate(), past)).toBe(past);
    expect(result(pastDate(), ahead)).toContain('expected a day that has come');
  });
});

describe('an icon', () => {
  it('returns the name without the prefix', () =>
    expect(result(icon(), 'i-lucide-trending-up')).toBe('trending-up'));

  it.each(['trending-up', 'i-lucide-no-such-icon'])('refuses %s', (name) =>
    expect(String(result(icon(), name))).toContain('an icon of lucide.dev/icons'),
  );
});
