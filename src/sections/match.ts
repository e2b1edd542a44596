/** How many skills a role asks for, how many of them are met, and their share in whole per cent. */
interface Match {
  readonly asked: number;
  readonly met: number;
  readonly share: number;
}

/** Compares levels column by column; a skill is met when the level shown is at least the level asked. */
export function matchOf(asked: readonly number[], shown: readonly number[]): Match {
  const met = asked.filter((level, column) => (shown[column] ?? 0) >= level).length;
  return { asked: asked.length, met, share: asked.length === 0 ? 0 : Math.round((100 * met) / asked.length) };
}
