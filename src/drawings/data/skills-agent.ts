import { organisation } from './organisation.ts';

const { earlier, systems } = organisation;

/** A question to the agent and the stops its answer is found by; each stop leaves the people who fit so far. */
export const question = earlier.words;
export const stops = earlier.stops;

/** The connected systems, as provinces of the network from west to east. */
export const sources: readonly string[] = systems.map(({ name }) => name);

/** The answer: those who are ready and those one course away make up the last stop's people. */
export const answer = { ready: earlier.ready, afterOneCourse: earlier.afterOneCourse } as const;

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
