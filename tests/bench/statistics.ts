/** The value that the given share (0 to 1) of the values does not exceed: nearest rank. NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

/** A number with so many decimals at most, for a table. */
export function roundTo(decimals: number, value: number): number {
  return Number(value.toFixed(decimals));
}

/** The middle value. NaN for no values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
