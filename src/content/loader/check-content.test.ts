import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sentence } from '../texts.ts';
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

/** Checks a file and returns the report of its mistakes. */
function report(text: string): string {
  const { mistakes } = checkContent(text, schema, 'page.yaml');
  return mistakes === undefined ? 'no mistakes' : describeMistakes(mistakes);
}

describe('a link inside the site', () => {
  const linked = z.strictObject({ links: z.array(z.strictObject({ to: z.string() })) });
  const pages = [
    { path: '/', content: 'home', anchors: () => ['news'] },
    { path: '/pricing', content: 'page', anchors: () => ['faq'] },
  ];
  const noAnchor =
    'leads to "#fag", which "/pricing" does not have, expected the anchor of a section there (did you mean "faq"?)';

  it.each([
    ['/', undefined],
    ['/pricing', undefined],
    ['/pricing#faq', undefined],
    ['/pricing?plan=one', undefined],
    ['"#faq"', undefined],
    ['/pricings#faq', 'leads to "/pricings", expected a page of the site (did you mean "/pricing"?)'],
    ['"#fag"', noAnchor],
    ['/pricing#fag', noAnchor],
  ])('has to lead to an existing page and anchor: %s', (to, problem) => {
    const { mistakes } = checkContent(`links:\n  - to: ${to}\n`, linked, 'page.yaml', { pages });
    expect(mistakes?.[0]?.problem).toBe(problem);
  });

  it.each([
    ['page.md', '---\n---\n## One\n\n[Out](https://a.example), [in](#faq), [a](/pricings).\n'],
    ['page.yaml', 'pages: [/, /pricings]\n'],
  ])('is checked in Markdown and in a list of pages too: %s', (name, text) => {
    const { mistakes = [] } = checkContent(text, z.looseObject({}), name, { pages });
    expect(mistakes.map(({ problem }) => problem)).toEqual([
      'leads to "/pricings", expected a page of the site (did you mean "/pricing"?)',
    ]);
  });
});

it.each([
  ['cover', '{skill}', undefined],
  [
    'cover',
    '{skil}',
    'has the placeholder {skil}, which the page does not fill in, expected {skill} (did you mean "skill"?)',
  ],
  [
    'title',
    '{skill}',
    'has the placeholder {skill}, which the page does not fill in, expected no placeholder here',
  ],
])('accepts only the placeholders of a field: in %s %s', (field, name, problem) => {
  const page = z.looseObject({ cover: sentence('skill'), title: sentence() });
  const { mistakes } = checkContent(`${field}: "more ${name}"`, z.partial(page), 'page.yaml', { pages: [] });
  expect(mistakes?.[0]?.problem).toBe(problem);
});

it('finds the placeholders of fields inside lists, unions, records and optional fields', () => {
  const field = sentence('skill');
  const group = z.strictObject({
    named: z.record(z.string(), field),
    listed: z.array(z.tuple([sentence(), z.nullable(field)])),
    either: z.union([
      z.strictObject({ plain: sentence() }),
      z.strictObject({ plain: sentence(), filled: field }),
    ]),
    spare: z.optional(field),
  });
  const page = z.catchall(group, field);
  const text = JSON.stringify({
    named: { one: '{skill}' },
    listed: [['a', '{skill}']],
    either: { plain: 'a', filled: '{skill}' },
    spare: '{skill}',
    other: '{skill}',
  });
  expect(checkContent(text, page, 'page.yaml', { pages: [] }).mistakes).toBeUndefined();
});

it.each([
  ['{after people', 'has { without }, expected a placeholder such as {name}'],
  ['people} after', 'has } without {, expected a placeholder such as {name}'],
  ['{organisation.people in all', 'has { without }, expected a placeholder such as {name}'],
  ['a <b>bold</b> word', 'has <b>, expected words without HTML'],
  ['one<br/>two', 'has <br/>, expected words without HTML'],
  ['a&nbsp;b', 'has &nbsp;, expected the character itself'],
  ['S\uFFFDren', 'has the sign \uFFFD in place of a letter, expected the file in UTF-8'],
  ['Donâ€™t', 'has "â€™" in place of "’", expected the file in UTF-8'],
  ['ZoÃ« MÃ¼ller', 'has "Ã«" in place of "ë", expected the file in UTF-8'],
  ['NÃO, CHÂTEAU, “Ângela”, Ã, â', undefined],
  ['It\u0092s', 'has the control character U+0092, expected "’", which was probably meant'],
  ['a\u0007b', 'has the control character U+0007, expected none'],
  ['a\u202Eb', 'has the invisible character U+202E, which turns the direction of the text, expected none'],
  ['a\u200Bb', 'has the invisible character U+200B, expected none'],
  ['\u00A0\u00AD', 'shows nothing, expected words'],
  ['→ ✓ 1', undefined],
  ['1 < 2, R&D; and {skill}: 3 > 2 & more', undefined],
])('reports HTML, wrong encodings and invisible characters in a text: %s', (text, problem) => {
  const cover = z.strictObject({ cover: sentence('skill') });
  const { mistakes } = checkContent(JSON.stringify({ cover: text }), cover, 'page.yaml', { pages: [] });
  expect(mistakes?.[0]?.problem).toBe(problem);
});

it.each([
  ['count: 1', '1: title: is missing, expected text'],
  ['title:\n', '1: title: is empty, expected text'],
  ['', '1: (whole file): is empty, expected a group of fields'],
  ['- a\n', '1: (whole file): is a list, expected a group of fields'],
  ['title: 2025', '1: title: is the number 2025, expected text (put it in quotes to keep it as text)'],
  ['title: a\ncount: two', '2: count: is "two", expected a number'],
  ['title: a\nfeatured: yes', '2: featured: is "yes", expected true or false'],
  ['title:\n  de: a', '1: title: is a group of fields, expected text'],
  ['title: a\ncount: 9', '2: count: is the number 9, expected at most 5'],
  ['title: a\n\nfaq: []', '3: faq: has 0 entries, expected at least 1'],
  [
    'title: a\nfaq:\n  - question: What does it cost?!?!\n    answer: b',
    '3: faq[0].question: is too long (21 characters), expected at most 20',
  ],
  [
    'title: a\nfaq:\n  - question: a\n    answer: b\n\n  - question: c\n',
    '6: faq[1].answer: is missing, expected an answer in one sentence',
  ],
  [
    'title: a\naudience: busines',
    '2: audience: is "busines", expected one of "business", "education", "recruiting" (did you mean "business"?)',
  ],
  ['title: a\nmood: good', '2: mood: is not a known field'],
  [
    'title: a\nfaq:\n  - question: a\n    answer: b\n    anwser: c',
    '5: faq[0].anwser: is not a known field (did you mean "answer"?)',
  ],
  ['title: a\ncode: A1', '2: code: is "A1", expected text that matches /^[a-z]+$/'],
  // In a union, the mistakes of the best matching alternative.
  ['title: a\naction:\n  dialog: demo', '3: action.dialog: is "demo", expected "meeting"'],
  ['title: a\naction: off', '2: action: is "off", expected a group of fields'],
])('reports one mistake: %j', (text, mistake) => {
  expect(report(text)).toBe(`page.yaml:${mistake}`);
});

it('reports an error that a schema throws, in addition to other mistakes', () => {
  const thrown = z.pipe(
    z.string(),
    z.transform(() => {
      throw new Error('no room');
    }),
  );
  expect(
    checkContent('a {b}', thrown, 'page.yaml', { pages: [] }).mistakes?.map(({ problem }) => problem),
  ).toEqual([expect.stringContaining('has the placeholder {b}'), 'cannot be checked: no room']);
});

it.each([
  ['page.yaml', 'a: b\n<<<<<<< HEAD\ntitle: a\n=======\ntitle: b\n>>>>>>> other\n', 2, '<<<<<<<'],
  ['page.md', '---\ntitle: a\n---\n## One\r\n=======\r\n', 5, '======='],
])('reports conflict markers of Git as one mistake: %s', (name, text, line, mark) => {
  const problem = `has ${mark} of an unfinished merge, expected one of the two versions without such lines`;
  expect(checkContent(text, schema, name).mistakes).toEqual([
    { fileName: name, line, field: '(writing)', problem },
  ]);
});

it('reports all mistakes in the order of lines', () => {
  expect(report('count: 9\nfaq:\n  - question: a\nmood: good\ntitle: 3\n').split('\n')).toEqual([
    'page.yaml:1: count: is the number 9, expected at most 5',
    'page.yaml:3: faq[0].answer: is missing, expected an answer in one sentence',
    'page.yaml:4: mood: is not a known field',
    'page.yaml:5: title: is the number 3, expected text (put it in quotes to keep it as text)',
  ]);
});
