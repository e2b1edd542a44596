/** The divisions and the sites at which the records place people. */
export const divisions = ['Ports', 'Energy', 'Office', 'Care'] as const;
export const sites = ['Porto', 'Aveiro', 'Sines', 'Setúbal', 'Lisbon', 'Évora', 'Coimbra', 'Braga'] as const;

/** A person whom a page names by staff number: the row in the table of people, the team, the site and the job. */
interface KnownPerson {
  readonly row: number;
  readonly staff: string;
  readonly team: keyof typeof jobs;
  readonly site: (typeof sites)[number];
  readonly job: string;
  /** How many of the eight skills of the sample question the person has. */
  readonly skills?: number;
  /** Shifts booked in July, for crane operators. */
  readonly shifts?: number;
  /** The day until which both crane certificates are valid. */
  readonly valid?: string;
}

const cranes = { team: 'Berths and cranes', job: 'Crane operator' } as const;

/** The people whom pages name, so that a name on a page is a row in the tables. */
export const knownPeople: readonly KnownPerson[] = [
  { row: 1127, staff: '0331', team: 'Data', site: 'Lisbon', job: 'Database specialist', skills: 8 },
  { row: 1131, staff: '0702', team: 'Data', site: 'Porto', job: 'BI developer', skills: 8 },
  { row: 1140, staff: '1418', team: 'Data', site: 'Lisbon', job: 'Reporting analyst', skills: 8 },
  { row: 823, staff: '0957', team: 'Plant operations', site: 'Lisbon', job: 'Operations analyst', skills: 7 },
  { row: 810, staff: '0412', team: 'Plant operations', site: 'Sines', job: 'Process engineer', skills: 7 },
  { row: 1126, staff: '0388', team: 'Data', site: 'Lisbon', job: 'Reporting clerk', skills: 6 },
  { row: 1502, staff: '0841', team: 'Finance', site: 'Lisbon', job: 'Reporting analyst', skills: 6 },
  { row: 1350, staff: '1660', team: 'Customers', site: 'Porto', job: 'Reports officer', skills: 6 },
  { ...cranes, row: 642, staff: '0518', site: 'Aveiro', shifts: 0, valid: '2027-05-31' },
  { ...cranes, row: 655, staff: '0534', site: 'Aveiro', shifts: 0, valid: '2028-03-31' },
  { ...cranes, row: 660, staff: '0560', site: 'Sines', shifts: 19, valid: '2027-06-30' },
  { ...cranes, row: 671, staff: '0571', site: 'Sines', shifts: 21, valid: '2028-09-30' },
  { ...cranes, row: 688, staff: '0588', site: 'Setúbal', shifts: 18, valid: '2027-11-30' },
  { row: 1510, staff: '0207', team: 'Finance', site: 'Lisbon', job: 'Accounts clerk' },
  { row: 1210, staff: '0912', team: 'Software', site: 'Lisbon', job: 'Support engineer' },
  { row: 1377, staff: '1540', team: 'Customers', site: 'Lisbon', job: 'Account manager' },
];

/** The row in the table of courses of a course that a page names. */
export const knownCourses: readonly (readonly [row: number, staff: string, skill: string, date: string])[] = [
  [6204, '0331', 'Data modelling', '2026-02-14'],
  [6377, '0702', 'Spark', '2026-04-03'],
  [7012, '1418', 'Version control', '2026-04-24'],
  [5934, '0412', 'Data modelling', '2025-10-02'],
  [5880, '0957', 'Spark', '2025-09-19'],
  [4410, '0388', 'Version control', '2025-03-14'],
  [4519, '0841', 'Version control', '2025-04-04'],
  [4466, '1660', 'Version control', '2025-03-28'],
  [2118, '0518', 'Ship-to-shore crane', '2024-05-14'],
  [2120, '0534', 'Ship-to-shore crane', '2024-05-14'],
  [2131, '0560', 'Ship-to-shore crane', '2024-05-21'],
  [8460, '0207', 'SQL', '2026-05-29'],
  [8120, '0912', 'SQL', '2026-03-20'],
  [8233, '1540', 'SQL', '2026-04-17'],
];

/** The row in the table of applications of an application that a page names. */
export const knownApplications: readonly (readonly [
  row: number,
  staff: string,
  job: string,
  date: string,
])[] = [
  [1391, '0207', 'Data analyst', '2025-10-03'],
  [1208, '0912', 'BI developer', '2025-09-09'],
  [1377, '1540', 'Data analyst', '2025-10-02'],
  [2981, '0331', 'Data engineer', '2026-03-03'],
];

/** The jobs of each team, in turn. */
export const jobs = {
  'Berths and cranes': ['Berth operative', 'Mooring hand', 'Lashing supervisor'],
  Warehouse: ['Warehouse operative', 'Forklift driver', 'Shift supervisor'],
  'Planning office': ['Berth planner', 'Customs clerk', 'Rota planner'],
  Maintenance: ['Mechanical fitter', 'Electrician'],
  'Grid and storage': ['Grid technician', 'Storage engineer', 'Control-room operator'],
  'Field installation': ['Solar installer', 'Heat-pump installer', 'Electrician'],
  'Plant operations': ['Plant operator', 'Process engineer', 'Energy analyst'],
  'Plant maintenance': ['Maintenance engineer', 'Welder'],
  Data: ['Reporting clerk', 'Data analyst', 'Data clerk', 'Data engineer'],
  Security: ['Security analyst', 'Network administrator'],
  Software: ['Software developer', 'Test engineer', 'Interface designer'],
  Customers: ['Customer adviser', 'Order clerk', 'Account manager'],
  People: ['HR adviser', 'Recruiter', 'Learning designer'],
  Finance: ['Accounts clerk', 'Management accountant', 'Payroll clerk'],
  'Home care': ['Care assistant', 'Care worker', 'Rehabilitation assistant'],
  'Residential care': ['Care assistant', 'Nurse', 'Night carer'],
  Coordination: ['Care planner', 'Rota planner'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The teams whose jobs the records know. */
export const teamNames = Object.keys(jobs) as (keyof typeof jobs)[];
