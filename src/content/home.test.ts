import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { home } from './schemas/company-pages.ts';

const { roi } = home.parse(parse(readFileSync(new URL('./home.yaml', import.meta.url), 'utf8')));

describe('the figures of the home page', () => {
  it('are what the ledger says they are reckoned as', () => {
    for (const { reckoning, amount } of roi.ledger.rows) {
      const [count = 0, price = 0] = Array.from(reckoning.replaceAll(',', '').matchAll(/\d+/g), Number);
      expect(count * price, reckoning).toBe(amount);
    }
  });
});
