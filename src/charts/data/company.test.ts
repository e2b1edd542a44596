import { expect, it } from 'vitest';
import about from '../../content/about-us.yaml';
import { companyYears } from './company.ts';
import { taxonomySize } from './skills-ai.ts';

it("the company's years are those of its page, up to the taxonomy of today", () => {
  const stations = about.route.stations.map(({ year, skills }) => ({ year, skills }));
  expect(companyYears).toEqual(stations);
  expect(companyYears.at(-1)?.skills).toBe(taxonomySize);
});
