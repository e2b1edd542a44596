import type { Content } from '../../content/schemas.ts';

type Quarter = Content<'scale-growth'>['growth']['quarters'][number];

export interface GrowthFigures extends Quarter {
  /** People that the quarter's revenue calls for, at the first quarter's revenue a head. */
  readonly needed: number;
  /** Called for, not in post. */
  readonly short: number;
}

/** What the chart of revenue against people shows, quarter by quarter. */
export function growthFigures(quarters: readonly Quarter[]): readonly GrowthFigures[] {
  const [first] = quarters;
  if (!first) return [];
  return quarters.map((quarter) => {
    const needed = Math.round((quarter.revenue * first.people) / first.revenue);
    return { ...quarter, needed, short: needed - quarter.people };
  });
}
