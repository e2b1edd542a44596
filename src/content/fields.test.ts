import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { head, href, icon } from './fields.ts';
import { checkContent } from './loader/check-content.ts';
import { figure, numberIn, paragraph, text } from './texts.ts';

/** What a field makes of a value, or the first complaint. */
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
  [z.pipe(text(), z.transform(numberIn)), '€1,800', 1800],
  [icon(), 'i-lucide-scales', `cannot be used as it is, expected ${someIcon}`],
  [icon(), 'scale', `cannot be used as it is, expected ${someIcon}`],
])('%# makes of %j %j', (schema, value, outcome) => {
  expect(result(schema, value)).toBe(outcome);
});

describe.each([
  {
    name: 'a figure',
    schema: figure(),
    taken: ['55,000+', '40%', '€17,000', '2-4 weeks'],
    refused: [40, 'many', '', '1\n2'],
    expected: /expected a figure with a digit/,
  },
  {
    name: 'a path',
    schema: href(),
    taken: ['/', '/pricing', '/#global-skills-news', '#faq', '/a?b=c'],
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
])('$name', ({ schema, taken, refused, expected }) => {
  it.each(taken)('may be %s', (value) => expect(result(schema, value)).toBe(value));
  it.each(refused)('is not %j', (value) => expect(result(schema, value)).toMatch(expected));
});

describe('an icon', () => {
  const pathOf = (name: string) => String(result(icon(), `i-lucide-${name}`));

  it('is the lines of one path', () => expect(pathOf('x')).toBe('M18 6L6 18M6 6l12 12'));

  it('has circles and rectangles as lines', () => {
    expect(pathOf('user-round')).toBe('M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M20 21a8 8 0 0 0-16 0');
    expect(pathOf('mail')).toMatch(
      /M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2$/,
    );
  });

  it('has each of its paths where the icon set has it', () =>
    expect(pathOf('trending-up')).toBe('M16 7h6v6M0 0m22 7l-8.5 8.5l-5-5L2 17'));

  it('may have another name', () =>
    expect(pathOf('message-circle-question')).toBe(pathOf('message-circle-question-mark')));
});
