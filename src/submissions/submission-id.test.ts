import { expect, it } from 'vitest';
import { uuidOf } from './submission-id.ts';

it.each([
  [Array.from({ length: 32 }, (_, index) => index), '00010203-0405-8607-8809-0a0b0c0d0e0f'],
  [Array.from({ length: 16 }, () => 0xff), 'ffffffff-ffff-8fff-bfff-ffffffffffff'],
])('turns %j into a UUID of version 8 and the standard variant', (bytes, id) => {
  expect(uuidOf(Uint8Array.from(bytes))).toBe(id);
});
