import { expect, it } from 'vitest';
import { inventedNote } from './invented.ts';

it('names the invented parts of a page, and no others', () => {
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
