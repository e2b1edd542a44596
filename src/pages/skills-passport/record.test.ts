import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  differingCharacters,
  firstDifference,
  forgedLevel,
  type StampRecord,
  sha256,
  signedText,
  strandsOf,
} from './record.ts';

const signed: StampRecord = {
  skill: 'Python',
  level: '4',
  date: '12 May 2025',
  issuer: 'Northgate University',
};
const digestOf = (record: StampRecord) => createHash('sha256').update(signedText(record)).digest('hex');

describe('the first character that differs', () => {
  it('is none in an equal record', () => {
    expect(firstDifference(signed, { ...signed })).toBeUndefined();
  });

  it('is told by its field and place', () => {
    const typed = { ...signed, skill: 'Pithon', issuer: 'Southgate University' };
    expect(firstDifference(signed, typed)).toEqual({ field: 'skill', place: 2, was: 'y', is: 'i' });
  });

  it('has no counterpart at the end of the longer text', () => {
    expect(firstDifference(signed, { ...signed, level: '' })).toMatchObject({ was: '4', is: '' });
    expect(firstDifference(signed, { ...signed, skill: 'Pythons' })).toMatchObject({
      place: 7,
      was: '',
      is: 's',
    });
  });

  it('counts characters, not their halves', () => {
    expect(firstDifference(signed, { ...signed, skill: 'P😀thon' })).toMatchObject({ place: 2, is: '😀' });
  });
});

it('digests in the browser are those of the build', async () => {
  expect(await sha256(signedText(signed))).toBe(digestOf(signed));
});

it('one changed letter moves most strands of the weave, and putting it back moves none', () => {
  const now = digestOf({ ...signed, level: forgedLevel(signed.level) });
  const moved = strandsOf(digestOf(signed), now).filter(({ out }) => out !== 0);
  expect(moved.length).toBeGreaterThan(24);
  expect(differingCharacters(digestOf(signed), now)).toBeGreaterThan(48);
  const mended = strandsOf(digestOf(signed), digestOf({ ...signed }));
  expect(mended).toHaveLength(32);
  expect(mended.every(({ out }) => out === 0)).toBe(true);
});

it('a forger raises a level, and lowers the highest', () => {
  expect([forgedLevel('2'), forgedLevel('5')]).toEqual(['5', '4']);
});
