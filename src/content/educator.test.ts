import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { advertShare, courseSkills, courseTerms } from '../charts/data/course-adverts.ts';
import { educator } from './schemas/educator.ts';

const { curriculum } = educator.parse(
  parse(readFileSync(new URL('./educator.yaml', import.meta.url), 'utf8')),
);

describe('the film’s poster on the educators’ page', () => {
  it('shows the first and the last term of the module that the page shows', () => {
    const { terms, skills } = curriculum;
    expect([courseTerms.first, courseTerms.last]).toEqual(
      [terms[0], terms.at(-1)].map((term) => ({ name: term?.name, adverts: term?.adverts })),
    );
    const ends = skills.map(({ skill, terms: shown }) => {
      const [first, last] = [shown[0], shown.at(-1)];
      const taught = { first: (first?.weeks ?? 0) > 0, last: (last?.weeks ?? 0) > 0 };
      return { name: skill, shares: [first?.share, last?.share], taught };
    });
    expect(
      courseSkills.map((skill) => ({
        name: skill.name,
        shares: [advertShare(skill, 'first'), advertShare(skill, 'last')],
        taught: {
          first: skill.taught === 'both' || skill.taught === 'first',
          last: skill.taught === 'both' || skill.taught === 'last',
        },
      })),
    ).toEqual(ends);
  });
});
