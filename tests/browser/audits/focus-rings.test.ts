import { expect, test } from 'vitest';
import { type FocusStop, faintRings, unseenFocus } from './focus-rings.ts';

const sound: FocusStop = {
  name: 'BUTTON Send',
  outline: 'solid',
  ring: 'rgb(0, 0, 0)',
  background: 'rgb(255, 255, 255)',
  uncovered: true,
};

test('a visible ring on a control that nothing covers is sound', () => {
  expect([...unseenFocus([sound]), ...faintRings([sound])]).toEqual([]);
});

test('a missing ring and a covered control are two faults', () => {
  expect(unseenFocus([{ ...sound, outline: 'none', uncovered: false }])).toEqual([
    expect.stringContaining('no focus ring'),
    expect.stringContaining('covered'),
  ]);
});

test('a ring below 3:1 is faint, and one that another element shows is not looked at', () => {
  expect(faintRings([{ ...sound, ring: 'rgb(200, 200, 200)' }])).toEqual([
    expect.stringContaining('contrast of 3'),
  ]);
  expect(faintRings([{ ...sound, ring: 'rgba(255, 255, 255, 0)' }])).toEqual([]);
});
