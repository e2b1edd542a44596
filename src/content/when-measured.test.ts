import { expect, test } from 'vitest';
import type { Block } from './loader/markdown-file.ts';
import { asMeasured, laterDay, replaceSections } from './when-measured.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', phrases: [{ type: 'text', text }] });
const subheading = (id: string, text: string): Block => ({ type: 'subheading', id, text });

test('a part says other words only in a build with tools', () => {
  const part = { title: 'Scripts', text: 'Our own.', measured: { text: 'Ours and theirs.' } };
  expect(asMeasured(part, false)).toEqual({ title: 'Scripts', text: 'Our own.' });
  expect(asMeasured(part, true)).toEqual({ title: 'Scripts', text: 'Ours and theirs.' });
  const { measured: _, ...same } = part;
  expect(asMeasured<typeof same & { measured?: object }>(same, true)).toEqual(same);
});

test('a section is replaced as a whole, a subheading with the text below it', () => {
  const sections = [
    { id: 'first', title: 'First', blocks: [paragraph('old')] },
    {
      id: 'second',
      title: 'Second',
      blocks: [
        paragraph('before'),
        subheading('visit', 'A visit'),
        paragraph('old'),
        paragraph('older'),
        subheading('form', 'A form'),
        paragraph('kept'),
      ],
    },
  ];
  const others = [
    { id: 'first', title: 'Other', blocks: [paragraph('new')] },
    { id: 'visit', title: 'Another visit', blocks: [paragraph('newer')] },
  ];
  expect(replaceSections(sections, others)).toEqual([
    others[0],
    {
      id: 'second',
      title: 'Second',
      blocks: [
        paragraph('before'),
        subheading('visit', 'Another visit'),
        paragraph('newer'),
        subheading('form', 'A form'),
        paragraph('kept'),
      ],
    },
  ]);
});

test('a policy was last changed on the later of its own day and that of the tools', () => {
  const own = { date: '2025-06-03', text: 'June 3rd 2025' };
  const later = { date: '2026-11-28', text: '28 November 2026' };
  expect(laterDay(own, undefined)).toBe(own);
  expect(laterDay(own, later)).toBe(later);
  expect(laterDay(later, own)).toBe(later);
});
