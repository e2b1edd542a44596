/** The height, in per cent of the drawing, of the most people a trace starts with, and of a single one. */
const top = 6;
const bottom = 92;

/** Returns how far down each count lies, in per cent: the first one highest, one person lowest, and half as many always as far. */
export function depthsOf(counts: readonly number[]): readonly number[] {
  const most = Math.log(Math.max(2, counts[0] ?? 0));
  return counts.map((people) => {
    const share = Math.log(Math.max(1, people)) / most;
    return Math.round(10 * (bottom - (bottom - top) * share)) / 10;
  });
}

/** The lines of the drawing's scale as path data, and their labels with how far down each lies. */
export interface Scale {
  readonly lines: string;
  readonly labels: readonly { readonly label: string; readonly depth: string }[];
}

/** Returns the scale below so many people: lines at a thousand, which `first` names, at a hundred and at ten. */
export function scaleBelow(most: number, first: string): Scale {
  const depths = depthsOf([most, 1000, 100, 10]).slice(1);
  return {
    lines: depths.map((depth) => `M-500 ${depth}H900`).join(''),
    labels: [first, '100', '10'].map((label, index) => ({ label, depth: `${depths[index]}%` })),
  };
}

/** A column of the drawing, in user units; its height is 100. */
const column = 100;

/** Where in its column a station stands, in user units. */
export const stationAt = 6;

/** Returns path data of a slope through the stations at these depths, one in each column, level before the first and after the last. */
export function slope(depths: readonly number[], beyond: number): string {
  const bends = depths.slice(1).map((depth, place) => {
    const from = column * place + stationAt;
    const middle = from + column / 2;
    return `C${middle} ${depths[place]} ${middle} ${depth} ${from + column} ${depth}`;
  });
  const end = column * depths.length + beyond;
  return `M${-beyond} ${depths[0]}H${stationAt}${bends.join('')}H${end}`;
}
