import { expect, test } from 'vitest';
import { planVisit, type VisitPlan } from './visit-plan.ts';

/** Returns what a plan looks at, one text for each width or state. */
function looks({ opening, ...plan }: VisitPlan): string[] {
  return Object.entries(plan).flatMap(([kind, items]) =>
    items.map((item) => `${kind} ${JSON.stringify(item)}`),
  );
}

test('four neighbouring pages look at everything that the release tier looks at', () => {
  const everything = new Set(looks(planVisit(0, true)));
  for (const first of [0, 1, 6]) {
    const together = [0, 1, 2, 3].flatMap((next) => looks(planVisit(first + next, false)));
    expect(new Set(together)).toEqual(everything);
  }
});

test('every page is seen with its usual text, and its drawings with their labels, on a phone and on a desktop', () => {
  for (const position of [0, 1, 2, 3]) {
    const usual = planVisit(position, false).textStates.filter(({ name }) => name === 'its usual text');
    expect(usual.map(({ width }) => width)).toEqual(expect.arrayContaining([1280, 390]));
    expect(usual.filter(({ hasLabels }) => hasLabels).map(({ width }) => width)).toEqual([1280, 390]);
  }
});

test('the release tier looks at the same on every page', () => {
  expect(looks(planVisit(0, true))).toEqual(looks(planVisit(1, true)));
});
