import { describe, expect, it } from 'vitest';
import { readContent } from '../../build/content/read-content.ts';
import { afterCourse, type Reading, rankFor } from './ranking.ts';
import { arrivals, skyAt, travel } from './sky.ts';

const reading = (skill: string, asked: number, shown: number): Reading => ({
  skill,
  asked,
  shown,
  met: asked > 0 && shown >= asked,
});

const readings = [
  reading('SQL', 3, 3),
  reading('Forecasting', 2, 5),
  reading('Reporting', 3, 1),
  reading('Supplier audits', 2, 0),
  reading('Python', 0, 4),
];

const awayAt = (closeness: number) => skyAt(readings, closeness).stars.map(({ away }) => away);

describe('two skies that slide over each other', () => {
  it('begin with every star of the person as far away as the sky', () => {
    const { away, coinciding, share } = skyAt(readings, 0);
    expect(away).toBe(travel);
    expect(awayAt(0)).toEqual([travel, travel, travel, travel, travel]);
    expect([coinciding, share]).toEqual([0, 0]);
  });

  it('let the stars arrive one by one, the one furthest above the level asked first', () => {
    expect(arrivals(readings)).toBe(3);
    const coincidingAt = (closeness: number) => skyAt(readings, closeness).coinciding;
    expect([0.3, 1 / 3, 0.6, 2 / 3, 1].map(coincidingAt)).toEqual([0, 1, 1, 2, 2]);
    const [, forecasting] = awayAt(1 / 3);
    expect(forecasting).toBe(0);
  });

  it('coincide where the level is reached only, and count the share of what is asked', () => {
    const { stars, share } = skyAt(readings, 1);
    expect(stars.filter(({ coincides }) => coincides).map(({ skill }) => skill)).toEqual([
      'SQL',
      'Forecasting',
    ]);
    expect(share).toBe(50);
    expect(awayAt(1)).toEqual([0, 0, 0, 0, 0]);
  });

  it('count a skill that a course adds', () => {
    const after = afterCourse(readings, { skill: 'Supplier audits', level: 2 });
    expect(skyAt(after, 1).share).toBe(75);
    expect(afterCourse(readings, { skill: 'Forecasting', level: 2 })).toEqual(readings);
  });
});

it('has a place for every skill of the page, and its course completes the candidate who comes first', () => {
  const { vacancies, candidates, skills, course } = readContent('pages/skills-1st-matching/page').try;
  const [vacancy] = vacancies;
  const [first] = vacancy ? rankFor(vacancy, candidates, skills) : [];
  expect(first?.missing).toEqual([course.skill]);
  const sky = skyAt(afterCourse(first?.readings ?? [], course), 1);
  expect(sky.stars).toHaveLength(skills.length);
  expect(sky.share).toBe(100);
});
