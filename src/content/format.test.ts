import { describe, expect, it } from 'vitest';
import { change, count, dayInWords, fillIn, initials, listed, longDay } from './format.ts';

describe('numbers', () => {
  it('have thousands separators, signs and a minus sign', () => {
    expect(count(2140)).toBe('2,140');
    expect([count(6.6), count(1250.5), count(0.1 + 0.2), count(1234.567, 1)]).toEqual([
      '6.6',
      '1,250.5',
      '0.3',
      '1,234.6',
    ]);
    expect([21, -22, 0].map(change)).toEqual(['+21%', '\u221222%', '0%']);
  });

  it('fill placeholders, and a placeholder without a value throws', () => {
    expect(fillIn('{need} needed, {have} there', { need: 1255, have: 'none' })).toBe(
      '1,255 needed, none there',
    );
    expect(() => fillIn('{gap} short', { need: 1 })).toThrow('has no value for {gap}');
  });
});

describe('days and lists', () => {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

  it.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9, 12))))(
    'have the format of Intl: %s',
    (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(longDay(day)).toBe(format.format(date));
      expect(longDay(day).replace(/(?<= [A-Z]..)[a-z]*/, '')).toBe(dayInWords(day));
    },
  );

  it.each([[[]], [['Python']], [['Python', 'SQL']], [['Python', 'SQL', 'Spark']]])(
    'join names as Intl does: %j',
    (names: string[]) => {
      expect(listed(names)).toBe(new Intl.ListFormat('en-GB').format(names));
    },
  );
});

describe('initials', () => {
  it.each([
    ['Orla Brennan', 'OB'],
    ['Fatima El Amrani', 'FA'],
    ['Gráinne O’Sullivan', 'GO'],
    ['Élodie  de Ávila ', 'ÉÁ'],
    ['søren', 'S'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
