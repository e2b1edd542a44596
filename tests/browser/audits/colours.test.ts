import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { contrastOn, isTransparent, stacked } from './colours.ts';

test('transparent are no paint and colours without any alpha, in every notation', () => {
  for (const colour of ['none', 'transparent', 'rgba(0, 0, 0, 0)', 'oklch(0.5 0.1 20 / 0)'])
    expect(isTransparent(colour), colour).toBe(true);
  for (const colour of ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0.1)', 'url("#pattern")'])
    expect(isTransparent(colour), colour).toBe(false);
});

test('translucent colours mix with those below, over white', () => {
  expect(formatHex(stacked(['rgba(0, 0, 0, 0.5)']))).toBe('#808080');
  expect(formatHex(stacked(['rgb(255, 0, 0)', 'rgb(0, 0, 255)']))).toBe('#0000ff');
});

test('contrast is that of WCAG, from 1 to 21', () => {
  expect(contrastOn('white', 'black')).toBeCloseTo(21);
  expect(contrastOn('white', 'rgb(118, 118, 118)')).toBeCloseTo(4.54, 1);
  expect(contrastOn('black', 'black')).toBe(1);
});

test('the opacity of a paint lowers its contrast', () => {
  expect(contrastOn('white', 'black', 0.5)).toBeCloseTo(contrastOn('white', 'rgb(128, 128, 128)'), 1);
  expect(contrastOn('white', 'rgba(0, 0, 0, 0.5)', 0.5)).toBeCloseTo(
    contrastOn('white', 'rgb(191, 191, 191)'),
    1,
  );
});

test('a gradient has no contrast of its own', () => {
  expect(contrastOn('white', 'url("#fade")')).toBe(1);
});
