/** A skill with its expected change of demand over twelve months, in per cent, and the job adverts that it was counted from. */
export interface Mover {
  readonly name: string;
  readonly change: number;
  readonly adverts: number;
}

/** How wide a range is at one advert, in points. A range narrows with the square root of the number of adverts. */
const spread = 350;

/** Returns how far a forecast may be off on either side, in whole points and at least one: the fewer adverts, the wider. */
export const marginOf = (adverts: number) => Math.max(1, Math.round(spread / Math.sqrt(adverts)));

/** Returns the likely range of a forecast, in per cent. */
export function rangeOf({ change, adverts }: Mover): readonly [low: number, high: number] {
  const margin = marginOf(adverts);
  return [change - margin, change + margin];
}

/** Returns movers from the one that rises most to the one that falls most. */
export const ranked = <Ranked extends Mover>(movers: readonly Ranked[]): readonly Ranked[] =>
  movers.toSorted((one, other) => other.change - one.change);
