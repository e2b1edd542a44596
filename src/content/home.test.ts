import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { retraining } from '../charts/data/skills-mapping.ts';
import { mappedSkill } from '../charts/data/survey.ts';
import { home } from './schemas/home.ts';

const { hero, roi } = home.parse(parse(readFileSync(new URL('./home.yaml', import.meta.url), 'utf8')));

describe('the figures of the home page', () => {
  it('agree with the map that they stand on', () => {
    const [from, to] = [mappedSkill(retraining.from), mappedSkill(retraining.to)];
    const spare = from.have - from.need;
    const short = to.need - to.have;
    const figures = hero.stations.map(({ text, figure }) => `${text}, ${figure}`);
    expect(figures[0]).toContain(`${from.name}, level`);
    expect(figures[0]).toContain(`${from.have} have, ${from.need} need: ${spare} to spare`);
    expect(figures[1]).toContain(`${retraining.people} of the ${spare} fit`);
    expect(figures[1]).toContain(`${retraining.courses} courses`);
    expect(figures[2]).toContain(`${to.name}, level`);
    expect(figures[2]).toContain(
      `${retraining.people} move up: ${short} short becomes ${short - retraining.people}`,
    );
  });

  it('are what the ledger says they are reckoned as', () => {
    for (const { reckoning, amount } of roi.ledger.rows) {
      const [count = 0, price = 0] = Array.from(reckoning.replaceAll(',', '').matchAll(/\d+/g), Number);
      expect(count * price, reckoning).toBe(amount);
    }
  });
});
