import { expect, test } from 'vitest';
import { mergedPatches, type Patch } from './patches.ts';

const red: Patch = { group: 0, place: 'map', fill: 'red', paint: 'red', isFilled: true, isSeen: true };
const blue: Patch = { ...red, fill: 'blue', paint: 'blue' };
const forced = { fill: 'Canvas', paint: 'Canvas' };

test('patches that keep different paints can be told apart', () => {
  expect(
    mergedPatches(
      [red, blue],
      [
        { ...red, paint: 'dots' },
        { ...blue, paint: 'lines' },
      ],
    ),
  ).toEqual([]);
});

test('two patches of one group with one forced paint are a fault', () => {
  expect(
    mergedPatches(
      [red, blue],
      [
        { ...red, ...forced },
        { ...blue, ...forced },
      ],
    ),
  ).toEqual([expect.stringMatching(/red looks like that of blue/)]);
});

test('patches of two groups, and patches of one colour, may look alike', () => {
  const elsewhere = { ...blue, group: 1 };
  expect(
    mergedPatches(
      [red, elsewhere],
      [
        { ...red, ...forced },
        { ...elsewhere, ...forced },
      ],
    ),
  ).toEqual([]);
  expect(
    mergedPatches(
      [red, red],
      [
        { ...red, ...forced },
        { ...red, ...forced },
      ],
    ),
  ).toEqual([]);
});

test('a patch that forced colours hide is a fault, unless it is left without a fill on purpose', () => {
  expect(mergedPatches([red], [{ ...red, isSeen: false }])).toEqual([expect.stringContaining('not seen')]);
  expect(mergedPatches([red], [{ ...red, fill: 'none', isSeen: false }])).toEqual([]);
});

test('what is too small or not seen in the colours of the page is not looked at', () => {
  const hidden = [{ ...red, isSeen: false }];
  expect(mergedPatches([{ ...red, isFilled: false }], hidden)).toEqual([]);
  expect(mergedPatches(hidden, hidden)).toEqual([]);
});
