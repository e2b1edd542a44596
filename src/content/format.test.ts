import { describe, expect, it } from 'vitest';
import { change, count, fillIn } from './format.ts';

describe('numbers', () => {
  it('are printed with separators, signs and a true minus', () => {
    expect(count(2140)).toBe('2,140');
    expect([21, -22, 0].map(change)).toEqual(['+21%', '\u221222%', '0%']);
  });

  it('are put into texts that name them, and only into those', () => {
    expect(fillIn('{need} needed, {have} there', { need: 1255, have: 'none' })).toBe(
      '1,255 needed, none there',
    );
    expect(() => fillIn('{gap} short', { need: 1 })).toThrow('asks for {gap}, which is not given');
  });
});
