/** A question to the agent and the stops its answer is found by (sample organisation). */
export const question = 'Who could lead the Lisbon data team?';

/** The connected systems, as provinces of the network from west to east. */
export const sources = ['HR', 'Learning', 'Recruiting'] as const;

/** Each stop leaves the people who fit so far. */
export const stops = [
  { name: 'HR records', people: 1_284 },
  { name: 'Data engineering', people: 96 },
  { name: 'Team leadership', people: 21 },
  { name: 'Portuguese, B2', people: 5 },
] as const;

/** The answer: those who are ready and those one course away make up the last stop's people. */
export const answer = { ready: 3, afterOneCourse: 2 } as const;

/** Other skills of the network, to name stations that the route leaves aside. */
export const sideStations = [
  'Budgeting',
  'Spark',
  'Coaching',
  'Onboarding',
  'SQL',
  'Risk review',
  'Kubernetes',
  'Negotiation',
] as const;
