/** What a filter can ask for, in the order of its switches. */
export const demands = ['degree', 'years', 'title', 'gap'] as const;
export type Demand = (typeof demands)[number];

/** An applicant who has the skills, by what a filter reads. */
export interface Applicant {
  readonly code: string;
  /** The last job, as its holder wrote it. */
  readonly role: string;
  readonly years: number;
  readonly degree?: boolean | undefined;
  /** The longest gap between two jobs, in months; 0 without one. */
  readonly gap: number;
  /** How many of the brief's skills they have. */
  readonly skills: number;
}

/** What the filter compares with. */
export interface Brief {
  readonly role: string;
  readonly years: number;
}

/** Returns the demands of the filter that an applicant does not meet. */
export function failed(applicant: Applicant, brief: Brief, asked: readonly Demand[]): Demand[] {
  const meets: Readonly<Record<Demand, boolean>> = {
    degree: applicant.degree === true,
    years: applicant.years >= brief.years,
    title: applicant.role === brief.role,
    gap: applicant.gap === 0,
  };
  return asked.filter((demand) => !meets[demand]);
}

/** Returns how many applicants the filter puts aside. */
export const rejectedBy = (applicants: readonly Applicant[], brief: Brief, asked: readonly Demand[]) =>
  applicants.filter((applicant) => failed(applicant, brief, asked).length > 0).length;
