import { expect, it } from 'vitest';
import { inventedNote } from './invented.ts';

it('a note names what is invented, and nothing else', () => {
  const note = (...invented: readonly boolean[]) =>
    inventedNote('Invented: {what}.', [
      ['people', invented[0]],
      ['partners', invented[1]],
      ['news', invented[2]],
    ]);
  expect(note(true, true, true)).toBe('Invented: people, partners and news.');
  expect(note(false, true, false)).toBe('Invented: partners.');
  expect(note(false, false, false)).toBe('');
});
