import { expect, test } from 'vitest';
import { type Applicant, demands, failed, rejectedBy } from './filter.ts';
import page from './page.yaml';

const brief = { role: 'Operations analyst', years: 5 };
const fitting: Applicant = { code: '0001', role: brief.role, years: 5, degree: true, gap: 0, skills: 7 };

test('somebody who meets every demand passes, and each demand fails alone', () => {
  expect(failed(fitting, brief, demands)).toEqual([]);
  expect(failed({ ...fitting, degree: false }, brief, demands)).toEqual(['degree']);
  expect(failed({ ...fitting, years: 4 }, brief, demands)).toEqual(['years']);
  expect(failed({ ...fitting, role: 'Planner' }, brief, demands)).toEqual(['title']);
  expect(failed({ ...fitting, gap: 3 }, brief, demands)).toEqual(['gap']);
});

test('a demand that the filter does not make rejects nobody', () => {
  const nobody = { ...fitting, role: 'Planner', years: 0, degree: false, gap: 24 };
  expect(failed(nobody, brief, ['gap'])).toEqual(['gap']);
  expect(rejectedBy([nobody, fitting], brief, [])).toBe(0);
  expect(rejectedBy([nobody, fitting], brief, demands)).toBe(1);
});

test('the filter of the page rejects as many people as its description says', () => {
  const { people, brief: asked, built } = page.filter;
  expect(rejectedBy(people, asked, demands)).toBe(built.rejected);
  expect(people).toHaveLength(built.suitable);
});
