import frame from '../../content/screens/frame.yaml';
import screen from '../../content/screens/skills-agent.yaml';

/** A source on the way to the answer: who was in question before it was read, and who still is. */
interface AnswerStop {
  readonly system: string;
  readonly holds: string;
  readonly records: number;
  readonly read: string;
  readonly before: number;
  readonly left: number;
}

/** The sources of the agent's screen in the order in which they are read, each with the people it leaves. */
export function answerStops(): readonly AnswerStop[] {
  const { stops } = screen.route;
  return screen.sources.systems.flatMap((source, index) => {
    const stop = stops[index];
    const before = index === 0 ? frame.people : stops[index - 1]?.people;
    return stop && before !== undefined ? [{ ...source, before, left: stop.people }] : [];
  });
}

/** The people of the answer by when they are ready: now, after one course or after two. */
export const answerParts = screen.parts;

/** All people of the organisation on the screen. */
export const everybody = frame.people;

/** The records of all sources together. */
export const recordsRead = screen.sources.total.records;
