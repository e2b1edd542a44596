import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcements } from './announcements.ts';
import { checkContent } from './loader/check-content.ts';
import { describeMistakes } from './loader/mistakes.ts';

const words = { label: 'Announcement', close: 'Close' };
const link = { label: 'Read more', to: '/pricing' };
const first = { text: 'The first', from: '2027-03-01', until: '2027-03-14' };
const second = { text: 'The second', link, from: '2027-03-15', until: '2027-03-15' };

function read(...entries: readonly object[]) {
  const text = JSON.stringify({ ...words, announcements: entries });
  const { value, mistakes } = checkContent(text, announcements, 'announcements.yaml');
  return mistakes ? describeMistakes(mistakes) : value.shown;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['2027-02-28', undefined],
  ['2027-03-01', first.text],
  ['2027-03-14', first.text],
  ['2027-03-15', second.text],
  ['2027-03-16', undefined],
])('shows on %s the announcement whose days include it: %s', (day, text) => {
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  const shown = read(first, second);
  expect(shown && Object(shown).text).toBe(text);
});

it.each([
  [
    'two for one day',
    [first, { ...second, from: '2027-03-14' }],
    'expected days that no other announcement has',
  ],
  [
    'days that end before they begin',
    [{ ...first, until: '2027-02-01' }],
    'a last day that is not before the first',
  ],
  [
    'a link to an unsafe address',
    [{ ...first, link: { ...link, to: 'http://other.example' } }],
    'begins with https://',
  ],
  ['a text of three lines', [{ ...first, text: 'x'.repeat(121) }], 'at most 120 characters'],
])('refuses %s', (_, entries, expected) => {
  expect(read(...entries)).toContain(expected);
});
