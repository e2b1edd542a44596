import type { TextSettings } from '../audits/visitor-settings.ts';

/** A window and the text settings of its visitor, in which a page keeps all of its text. */
export interface TextState {
  readonly name: string;
  /** The width of the window, in CSS pixels. */
  readonly width: number;
  /** The page's text size, in per cent. */
  readonly textSize?: number;
  /** The browser's default font size, in CSS pixels. */
  readonly defaultSize?: number;
  readonly text?: TextSettings;
  /** Whether the labels of drawings are looked at, too. */
  readonly hasLabels?: boolean;
}

const spacing = { name: 'the text spacing of WCAG', text: { spaced: true } };
const textZoom = { name: 'text alone zoomed to 125 %', text: { zoom: 1.25 } };
const minimum = { name: 'a minimum font size of 20 px', text: { minimum: 20 } };
const largeDefault = { name: 'a default font size of 32 px', defaultSize: 32 };
const largeText = { name: 'text of 200 %', textSize: 200 };
const usual = { name: 'its usual text' };

const desktop = 1280;
const phone = 390;

/** The states that every page is seen in. */
const commonStates: readonly TextState[] = [
  { ...usual, width: desktop, hasLabels: true },
  { ...usual, width: phone, hasLabels: true },
];

/** States that have broken a page. Each row has states that are alike. */
const sharedStates: readonly (readonly TextState[])[] = [
  [
    { ...usual, width: 320 },
    { ...usual, width: 768 },
    { ...usual, width: 1680 },
  ],
  [
    { ...largeText, width: 768 },
    { ...largeText, width: phone },
    { ...largeText, width: desktop },
    { ...minimum, width: phone },
  ],
  [
    { ...spacing, width: 320 },
    { ...textZoom, width: 320 },
    { ...largeDefault, width: 320 },
  ],
  [
    { ...largeDefault, width: 1024 },
    { ...spacing, width: desktop },
    { ...textZoom, width: desktop },
  ],
];

/** A window's width and height, in CSS pixels. */
type WindowSize = readonly [width: number, height: number];

/** The windows of a desktop's browser at 400 %: 1366 by 768 and 1280 by 1024 pixels of the screen. */
const lowWindows: readonly WindowSize[] = [
  [341, 192],
  [320, 256],
];

const media = ['print', 'forced colours'] as const;

/** What the visit of one page looks at; widths in CSS pixels. */
export interface VisitPlan {
  /** The width at which the page is opened. */
  readonly opening: number;
  readonly lowWindows: readonly WindowSize[];
  /** The states of its text, ordered by width: a new width lays the whole page out again. */
  readonly textStates: readonly TextState[];
  /** The widths at which axe and the focus are run through the page. */
  readonly controls: readonly number[];
  readonly media: readonly (typeof media)[number][];
  /** The widths at which the page is seen without pictures. */
  readonly pictureless: readonly number[];
}

/**
 * Returns what the visit of the page at a position of the list looks at. The release tier looks at everything on each page. In the
 * gate, pages take turns with what costs most: four neighbours of the list, which are often of one kind, look at everything
 * together.
 */
export function planVisit(position: number, isReleaseTier: boolean): VisitPlan {
  /** Returns the item whose turn it is among `turns` turns, of which the first item has the turn `first`. */
  const takeTurns = <Item>(items: readonly Item[], turns = items.length, first = 0): readonly Item[] =>
    isReleaseTier ? items : items.filter((_, index) => position % turns === first + index);
  const states = [...commonStates, ...sharedStates.flatMap((alike) => takeTurns(alike))];
  return {
    opening: position % 2 === 0 ? phone : desktop,
    lowWindows: takeTurns(lowWindows, 4),
    textStates: states.toSorted((one, other) => other.width - one.width),
    controls: takeTurns([desktop, phone]),
    media: takeTurns(media),
    pictureless: takeTurns([desktop, phone], 4, 2),
  };
}
