import type { Content } from '../../content/schemas.ts';

type Side = Content<'recruiter'>['search']['sides'][number];

const minutesOfHour = 60;

/** Minutes as whole hours and the minutes left over. */
export function hoursOf(minutes: number) {
  return { hours: Math.floor(minutes / minutesOfHour), minutes: minutes % minutesOfHour };
}

/** The steps of a search with the people each begins with and the minutes it takes, and the minutes of all. */
export function searchFigures({ steps }: Pick<Side, 'steps'>, applicants: number) {
  const stages = steps.map((step, index) => {
    const people = steps[index - 1]?.left ?? applicants;
    return { ...step, people, spent: step.once ? step.minutes : people * step.minutes };
  });
  return { stages, minutes: stages.reduce((sum, { spent }) => sum + spent, 0) };
}
