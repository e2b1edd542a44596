/** Advance widths in hundredths of an em, each with its characters: Instrument Sans at weight 600, measured in Chromium. */
const charactersByWidth = [
  [19, ' '],
  [25, 'Iij'],
  [26, "'"],
  [27, 'l'],
  [28, ',.:;'],
  [30, '!'],
  [37, 'f'],
  [39, '1r'],
  [40, 't'],
  [43, ')J'],
  [44, '(/'],
  [50, '-s'],
  [51, 'z'],
  [54, '+vy'],
  [56, '27ac'],
  [57, 'k'],
  [58, '35?e'],
  [59, '8FLx'],
  [60, 'o'],
  [61, 'u'],
  [62, '469bhnp'],
  [63, 'EZdgq'],
  [64, 'BS'],
  [67, 'PRT'],
  [68, '0'],
  [70, 'UY'],
  [71, 'KX'],
  [72, 'AHN'],
  [73, 'V'],
  [75, 'CD'],
  [77, '&G'],
  [80, 'Ow'],
  [81, 'Q'],
  [89, 'M'],
  [94, 'm'],
  [109, 'W'],
] as const;

const widths = new Map(
  charactersByWidth.flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, width] as const),
  ),
);

/** The width of any other character, in hundredths of an em. */
const otherWidth = 64;

/** The average letter spacing, in CSS pixels. */
const spacing = 0.22;

/** Sizes in CSS pixels in a window of 1280, measured in Chromium: font sizes and the space around texts. */
const sizes = {
  link: 16.96,
  badge: 14.66,
  /** The width of the row without the wordmark, the gaps and the booking button's padding. */
  room: 1136 - 119 - 56 - 32,
  gap: 24,
  arrow: 26,
  aroundBadge: 26,
} as const;

/** Returns the approximate width of a label, in CSS pixels. `size` is its font size. */
function labelWidth(label: string, size: number): number {
  const letters = Array.from(label.normalize('NFD').replace(/\p{M}/gu, ''));
  const ems = letters.map((letter) => widths.get(letter) ?? otherWidth);
  return ems.reduce((sum, width) => sum + (width * size) / 100 + spacing, 0);
}

interface HeaderLabels {
  readonly bookMeeting: string;
  readonly suite: { readonly label: string };
  readonly links: readonly { readonly label: string; readonly badge?: string | undefined }[];
}

/** Returns by how many CSS pixels the header's links exceed one row in a window of 1280. Negative if they fit. */
export function headerExcess({ bookMeeting, suite, links }: HeaderLabels): number {
  const items = links.map(({ label, badge }) => {
    const marked = badge === undefined ? 0 : labelWidth(badge, sizes.badge) + sizes.aroundBadge;
    return sizes.gap + labelWidth(label, sizes.link) + marked;
  });
  const words = labelWidth(suite.label, sizes.link) + labelWidth(bookMeeting, sizes.link);
  return Math.round(items.reduce((sum, width) => sum + width, words + sizes.arrow) - sizes.room);
}
