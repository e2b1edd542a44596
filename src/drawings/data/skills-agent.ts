import { organisation } from './organisation.ts';

const { earlier } = organisation;

/** A question to the agent and the stops its answer is found by; each stop leaves the people who fit so far. */
export const question = earlier.words;
export const stops = earlier.stops;

/** The answer: those who are ready and those one course away make up the last stop's people. */
export const answer = { ready: earlier.ready, afterOneCourse: earlier.afterOneCourse } as const;
