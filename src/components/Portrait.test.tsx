import { describe, expect, it } from 'vitest';
import { initials } from './Portrait.tsx';

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
