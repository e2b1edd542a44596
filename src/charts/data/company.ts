/** The years of the company's stations and how many skills the taxonomy had in each (sample, as on the page about it). */
export const companyYears = [
  { year: 2006, skills: 40 },
  { year: 2008, skills: 1_200 },
  { year: 2012, skills: 6_500 },
  { year: 2015, skills: 14_000 },
  { year: 2019, skills: 28_000 },
  { year: 2022, skills: 41_000 },
  { year: 2026, skills: 55_000 },
] as const;
