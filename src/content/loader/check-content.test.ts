import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkContent } from './check-content.ts';
import { describeMistakes } from './mistakes.ts';

const question = z.strictObject({
  question: z.string().check(z.maxLength(20)),
  answer: z.string({ error: 'an answer in one sentence' }),
});
const schema = z.strictObject({
  title: z.string(),
  count: z.optional(z.int().check(z.maximum(5))),
  audience: z.optional(z.enum(['business', 'education', 'recruiting'])),
  featured: z.optional(z.boolean()),
  faq: z.optional(z.array(question).check(z.minLength(1))),
  code: z.optional(z.string().check(z.regex(/^[a-z]+$/))),
  action: z.optional(
    z.union([z.strictObject({ path: z.string() }), z.strictObject({ dialog: z.literal('meeting') })]),
  ),
});

function said(text: string): string {
  const { mistakes } = checkContent(text, schema, 'page.yaml');
  return mistakes === undefined ? 'no mistakes' : describeMistakes(mistakes);
}

describe('a link inside the site', () => {
  const linked = z.strictObject({ links: z.array(z.strictObject({ to: z.string() })) });
  const saidOf = (to: string) => {
    const pages = [
      { path: '/', content: 'home', anchors: () => ['news'] },
      { path: '/pricing', content: 'page', anchors: () => ['faq'] },
    ];
    const { mistakes } = checkContent(`links:\n  - to: ${to}\n`, linked, 'page.yaml', { pages });
    return mistakes && describeMistakes(mistakes);
  };

  it.each(['/', '/pricing', '/pricing#faq', '/pricing?plan=one', '"#faq"'])('may lead to %s', (to) => {
    expect(saidOf(to)).toBeUndefined();
  });

  it('leads to a page that exists', () => {
    expect(saidOf('/pricings#faq')).toBe(
      'page.yaml:2: links[0].to: leads to "/pricings", expected a page of the site (did you mean "/pricing"?)',
    );
  });

  it.each(['"#fag"', '/pricing#fag'])('leads to an anchor that exists, unlike %s', (to) => {
    expect(saidOf(to)).toBe(
      'page.yaml:2: links[0].to: leads to "#fag", which "/pricing" does not have, expected the anchor of a section there (did you mean "faq"?)',
    );
  });
});

describe('a name in braces', () => {
  const saidOf = (fileName: string, cover: string) => {
    const schema = z.strictObject({ cover: z.string() });
    const { mistakes } = checkContent(`cover: "${cover}"`, schema, fileName, { pages: [] });
    return mistakes && describeMistakes(mistakes);
  };
  const report = 'src/content/future-skills-report.yaml';

  it('may be one that the page fills in', () => {
    expect(saidOf(report, 'more {skill}')).toBeUndefined();
  });

  it('is one of those of its field', () => {
    expect(saidOf(report, 'more {skil}')).toBe(
      `${report}:1: cover: names {skil}, which the page does not fill in, expected {skill} (did you mean "skill"?)`,
    );
    expect(saidOf('src/content/home.yaml', 'more {skill}')).toBe(
      'src/content/home.yaml:1: cover: names {skill}, which the page does not fill in, expected no name in braces here',
    );
  });
});

describe('one mistake', () => {
  it.each([
    ['a missing field', 'count: 1', '1: title: is missing, expected text'],
    ['an empty field', 'title:\n', '1: title: is empty, expected text'],
    ['an empty file', '', '1: (whole file): is empty, expected a group of fields'],
    ['a list as the file', '- a\n', '1: (whole file): is a list, expected a group of fields'],
    [
      'a number for text',
      'title: 2025',
      '1: title: is the number 2025, expected text (put it in quotes to keep it as text)',
    ],
    ['text for a number', 'title: a\ncount: two', '2: count: is "two", expected a number'],
    ['text for a switch', 'title: a\nfeatured: yes', '2: featured: is "yes", expected true or false'],
    ['a group for text', 'title:\n  de: a', '1: title: is a group of fields, expected text'],
    ['a number too big', 'title: a\ncount: 9', '2: count: is the number 9, expected at most 5'],
    ['an empty list', 'title: a\n\nfaq: []', '3: faq: has 0 entries, expected at least 1'],
    [
      'text too long',
      'title: a\nfaq:\n  - question: What does it cost?!?!\n    answer: b',
      '3: faq[0].question: is too long (21 characters), expected at most 20',
    ],
    [
      'a missing field of a list entry',
      'title: a\nfaq:\n  - question: a\n    answer: b\n\n  - question: c\n',
      '6: faq[1].answer: is missing, expected an answer in one sentence',
    ],
    [
      'a word that is not on the list',
      'title: a\naudience: busines',
      '2: audience: is "busines", expected one of "business", "education", "recruiting" (did you mean "business"?)',
    ],
    ['an unknown field', 'title: a\nmood: good', '2: mood: is not a known field'],
    [
      'an unknown field in a list entry that is a likely slip',
      'title: a\nfaq:\n  - question: a\n    answer: b\n    anwser: c',
      '5: faq[0].anwser: is not a known field (did you mean "answer"?)',
    ],
    ['a wrong pattern', 'title: a\ncode: A1', '2: code: is "A1", expected text that matches /^[a-z]+$/'],
    [
      'the begun alternative',
      'title: a\naction:\n  dialog: demo',
      '3: action.dialog: is "demo", expected "meeting"',
    ],
    ['no alternative', 'title: a\naction: off', '2: action: is "off", expected a group of fields'],
  ])('%s', (_, text, mistake) => {
    expect(said(text)).toBe(`page.yaml:${mistake}`);
  });
});

describe('several mistakes', () => {
  it('are all reported, in the order of lines', () => {
    expect(said('count: 9\nfaq:\n  - question: a\nmood: good\ntitle: 3\n')).toBe(
      [
        'page.yaml:1: count: is the number 9, expected at most 5',
        'page.yaml:3: faq[0].answer: is missing, expected an answer in one sentence',
        'page.yaml:4: mood: is not a known field',
        'page.yaml:5: title: is the number 3, expected text (put it in quotes to keep it as text)',
      ].join('\n'),
    );
  });
});
