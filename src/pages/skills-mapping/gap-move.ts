/** A move of people from one skill of a plan to another; all numbers are people. */
export interface GapMove {
  readonly from: string;
  readonly to: string;
  /** How many can move. */
  readonly most: number;
  /** How many the first skill can spare. */
  readonly available: number;
  /** How many the second skill is short of. */
  readonly short: number;
  /** How many the whole plan is short of. */
  readonly planShort: number;
  /** How many people the whole plan has available. */
  readonly planSpare: number;
}

/** Returns what is available and short once so many people have moved. */
export function afterMove(move: GapMove, people: number) {
  const { available, short, planShort, planSpare } = move;
  return {
    people,
    available: available - people,
    short: short - people,
    planShort: planShort - people,
    planSpare: planSpare - people,
  };
}

/** Returns which sentence says how many people move. */
export function sentenceFor({ most }: GapMove, people: number): 'none' | 'one' | 'some' | 'all' {
  if (people === 0) return 'none';
  if (people === most) return 'all';
  return people === 1 ? 'one' : 'some';
}

/** A skill of a plan; numbers are people. */
export interface PlannedSkill {
  readonly name: string;
  readonly demand: number;
  readonly supply: number;
}

/** A skill after a move: `gap` is how many people are short, below 0 how many are available; `moved` how many left or came. */
export type SkillAfterMove<Skill extends PlannedSkill> = Skill & {
  readonly gap: number;
  readonly moved: number;
};

/** Returns the skills of a plan once so many people have moved. Names are compared in any case. */
export function skillsAfter<Skill extends PlannedSkill>(
  skills: readonly Skill[],
  { from, to }: Pick<GapMove, 'from' | 'to'>,
  people: number,
): readonly SkillAfterMove<Skill>[] {
  return skills.map((skill) => {
    const name = skill.name.toLowerCase();
    const change = name === to ? people : name === from ? -people : 0;
    const supply = skill.supply + change;
    return { ...skill, supply, gap: skill.demand - supply, moved: Math.abs(change) };
  });
}

/** How far outlines reach from the summit at most: their radius is about 100 units. */
export const outlineReach = 112;

/** How an outline leaves the circle: the number of its waves, their height as a share of the radius, and where they begin. */
const waves = [
  { count: 2, height: 0.07, phase: 0.6 },
  { count: 3, height: 0.045, phase: 2.1 },
  { count: 5, height: 0.02, phase: 4 },
] as const;

const corners = 18;

/** The corners of the outline. The summit is at 0, nearer to the side at the top left, where the slope is steeper. */
const outlineCorners = Array.from({ length: corners }, (_, corner) => {
  const angle = (2 * Math.PI * corner) / corners;
  const uneven = waves.map(({ count, height, phase }) => height * Math.cos(count * angle + phase));
  const radius = 90 * uneven.reduce((sum, wave) => sum + wave, 1);
  return [radius * Math.cos(angle) + 10, radius * Math.sin(angle) + 6] as const;
});

const tenth = (value: number) => Math.round(10 * value) / 10;

/**
 * The outline of a hill or a hollow seen from above, as path data. Contours are this outline at smaller scales: the summit sees
 * all of it, so they never cross.
 */
export const outline = (() => {
  const middles = outlineCorners.map(([x, y], corner) => {
    const [nextX = 0, nextY = 0] = outlineCorners[(corner + 1) % corners] ?? [];
    return `${tenth((x + nextX) / 2)} ${tenth((y + nextY) / 2)}`;
  });
  const curves = outlineCorners.map(([x, y], corner) => `Q${tenth(x)} ${tenth(y)} ${middles[corner]}`);
  return `M${middles.at(-1)}${curves.join('')}z`;
})();

/** How far below the summit the outline is. */
export const outlineBelow = tenth(Math.max(...outlineCorners.map(([, y]) => y)));

/** Returns the scale of a contour: the first is the foot of so many people, the last the top. */
export const contourScale = (contour: number, people: number) =>
  Math.round((1000 * (people + 1 - contour)) / people) / 1000;
