/** A stamp in the passport: a skill, its level and the day it was verified (sample). */
export interface Stamp {
  readonly skill: string;
  readonly level: number;
  readonly date: string;
  readonly issuer: string;
}

export const holder = {
  name: 'Amara Okafor',
  role: 'Operations analyst',
  number: 'SK 8293-6150',
  sample: true,
} as const;

export const stamps = {
  python: { skill: 'Python', level: 4, date: '12 May 2025', issuer: 'University' },
  budgeting: { skill: 'Budgeting', level: 3, date: '3 Mar 2025', issuer: 'Employer' },
  protection: { skill: 'Data protection', level: 2, date: '18 Jan 2025', issuer: 'Association' },
  coaching: { skill: 'Coaching', level: 3, date: '27 Jun 2025', issuer: 'Employer' },
} as const satisfies Readonly<Record<string, Stamp>>;
