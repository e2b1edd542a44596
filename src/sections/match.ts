interface Match {
  readonly asked: number;
  readonly met: number;
  readonly share: number;
}

/** Compares levels column by column: a skill is met at the level asked or above; `share` is in whole per cent. */
export function matchOf(asked: readonly number[], shown: readonly number[]): Match {
  const met = asked.filter((level, column) => (shown[column] ?? 0) >= level).length;
  return { asked: asked.length, met, share: asked.length === 0 ? 0 : Math.round((100 * met) / asked.length) };
}
