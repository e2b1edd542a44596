import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dateWithText } from '../fields.ts';
import { checkContent } from './check-content.ts';
import { markdownSections } from './markdown-file.ts';
import { describeMistakes } from './mistakes.ts';

const schema = z.strictObject({
  title: z.string(),
  updated: z.optional(dateWithText()),
  sections: markdownSections([]),
});

/** Returns a file whose text begins on line 4. */
const file = (text: string) => `---\ntitle: Terms\n---\n${text}`;

/** Checks a file and returns the report of its mistakes. */
function report(written: string, checked: z.ZodMiniType = schema): string {
  const { mistakes } = checkContent(written, checked, 'terms.md');
  return mistakes === undefined ? 'no mistakes' : describeMistakes(mistakes);
}

const shown =
  'expected headings (##, ###), paragraphs, lists, links, **strong** and *emphasis*, as other things are not shown';

const addresses =
  'expected a path such as /privacy-policy, an anchor such as #choices, https://… or mailto:…';

describe('a Markdown file without mistakes', () => {
  it('returns its fields and a tree of sections', () => {
    const text =
      '## Who we are {#us}\n\nWe **are**\n*here*: [write](/contact).\n\n### In person\n\n- One\n- Two\n\n  more\n\n## The end\n';
    expect(checkContent(file(text), schema, 'terms.md').value).toEqual({
      title: 'Terms',
      sections: [
        {
          id: 'us',
          title: 'Who we are',
          blocks: [
            {
              type: 'paragraph',
              phrases: [
                { type: 'text', text: 'We ' },
                { type: 'strong', phrases: [{ type: 'text', text: 'are' }] },
                { type: 'text', text: ' ' },
                { type: 'emphasis', phrases: [{ type: 'text', text: 'here' }] },
                { type: 'text', text: ': ' },
                { type: 'link', href: '/contact', phrases: [{ type: 'text', text: 'write' }] },
                { type: 'text', text: '.' },
              ],
            },
            { type: 'subheading', id: 'in-person', text: 'In person' },
            {
              type: 'list',
              ordered: false,
              items: [
                [{ type: 'paragraph', phrases: [{ type: 'text', text: 'One' }] }],
                [
                  { type: 'paragraph', phrases: [{ type: 'text', text: 'Two' }] },
                  { type: 'paragraph', phrases: [{ type: 'text', text: 'more' }] },
                ],
              ],
            },
          ],
        },
        { id: 'the-end', title: 'The end', blocks: [] },
      ],
    });
  });

  it('may have line breaks of Windows and a byte order mark', () => {
    expect(report(file('## One\n\nText.\n').replaceAll('\n', '\r\n'))).toBe('no mistakes');
    expect(report(`\uFEFF${file('## One\n\nText.\n')}`)).toBe('no mistakes');
  });
});

describe('a mistake in the text', () => {
  it.each([
    ['## One\n\n<script>alert(1)</script>\n', 6, `is HTML, ${shown}`],
    ['## One\n\nA <b>bold</b> word.\n', 6, `is HTML, ${shown}`],
    ['## One\n\n![a](/a.png)\n', 6, `is a picture, ${shown}`],
    ['## One\n\n    four\n', 6, `is indented by four spaces or fenced as code, ${shown}`],
    ['## One\n\n> Said.\n', 6, `is a quotation (>), ${shown}`],
    ['# One\n', 4, 'is a heading of level 1, expected ## for a section or ### inside one'],
    ['\nHello.\n\n## One\n', 5, 'is before the first section, expected a heading with ## above it'],
    ['## One\n\n## \n', 6, 'is an empty heading, expected text after the #'],
    [
      '## One\n\n## One\n',
      6,
      'has the anchor #one a second time, expected another heading or an anchor of its own, {#such-as-this}',
    ],
    ['## One\n\n- ### Two\n', 6, 'is a heading inside a list, expected a heading outside the list'],
    ['## One\n\n[a](javascript:alert(1))\n', 6, `leads to "javascript:alert(1)", ${addresses}`],
    ['## One\n\n[a](privacy-policy)\n', 6, `leads to "privacy-policy", ${addresses}`],
    ['## One\n\n[](/a)\n', 6, 'is a link without text, expected [text](address)'],
    [
      '## One\n\n| a | b |\n| - | - |\n',
      6,
      'is a table, expected a list, or a table among the fields between the lines of ---',
    ],
  ])('is reported with its line: %j', (text, line, problem) => {
    expect(report(file(text)).split('\n')[0]).toBe(`terms.md:${line}: (text): ${problem}`);
  });
});

describe('a mistake outside the text', () => {
  const noFields = '1: (writing): does not begin with fields, expected them between two lines of ---';

  it.each([
    ['## One\n', noFields],
    ['---\ntitle: a\n## One\n', noFields],
    ['---\n---\n## One\n', '1: title: is missing, expected text'],
    ['---\ntitle: a\ntitel: b\n---\n## One\n', '3: titel: is not a known field (did you mean "title"?)'],
    [
      '---\ntitle: a: b\n---\n## One\n',
      '2: (writing): has a second colon in the line, expected quotes around text that contains ": "',
    ],
    [file('\n'), '4: sections: has 0 entries, expected at least one section, a heading with ##'],
    [
      '---\ntitle: a\nupdated: { date: "2025-06-03", text: June 4th 2025 }\n---\n## One\n',
      '3: updated.text: is "June 4th 2025", expected the same day as date, such as "3 June 2025"',
    ],
  ])('is reported with its line: %j', (written, problem) => {
    expect(report(written)).toBe(`terms.md:${problem}`);
  });

  it('is a missing anchor that a page links to', () => {
    const strict = z.strictObject({ title: z.string(), sections: markdownSections(['choices']) });
    expect(report(file('\n## One\n'), strict)).toBe(
      'terms.md:5: sections: cannot be used as it is, expected a heading that ends with {#choices}, which a page links to',
    );
    expect(report(file('## One\n\n## Two {#choices}\n'), strict)).toBe('no mistakes');
  });

  it.each(['June 3rd 2025', '3 June 2025', '3rd June 2025'])('accepts the day as %s', (text) => {
    expect(report(`---\ntitle: a\nupdated: { date: "2025-06-03", text: ${text} }\n---\n## One\n`)).toBe(
      'no mistakes',
    );
  });
});
