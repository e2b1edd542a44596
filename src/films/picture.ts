/** Size of a film and its frames a second. */
export const film = { width: 1280, height: 720, rate: 15 } as const;

/** Height of the band below the screen, which the captions and the player's controls cover instead of the screen. */
export const bandHeight = 96;

/** The part of the picture that shows a page. */
export const screenHeight = film.height - bandHeight;

/** Pixels of a page's picture for each of its CSS pixels, so that what the camera enlarges stays sharp. */
export const density = 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the page in CSS pixels, in the shape of the film's screen. */
export interface Frame extends Point {
  readonly width: number;
}

/** What one frame of the film shows. */
export interface Shot {
  /** A card with the film's title, or with words as they are typed; undefined where the screen shows the page. */
  readonly card?:
    | { readonly kind: 'title' | 'typed'; readonly words: string; readonly drawn: number }
    | undefined;
  readonly camera: Frame;
  /** How soft the page is while the camera moves, in pixels. */
  readonly blur: number;
  /** The pointer's tip in CSS pixels of the page, and how far the ring of a press has grown, from 0 to 1. */
  readonly pointer?: (Point & { readonly ring: number }) | undefined;
  /** How far this shot has swept the last one away, from 0 to 1. */
  readonly swept: number;
  /** How far the film has come, from 0 to 1, and where its captions begin. */
  readonly progress: number;
  readonly stations: readonly number[];
}

/** Slow at both ends (Robert Penner's cubic). */
export const eased = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** The frame between two others. The width changes by an even factor, so that a zoom looks steady. */
export function between(from: Frame, to: Frame, share: number): Frame {
  const width = from.width * (to.width / from.width) ** share;
  // Where the width changes, the centre moves with it; otherwise evenly.
  const way = Math.abs(to.width - from.width) < 1 ? share : (width - from.width) / (to.width - from.width);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, width };
}

/** A box in CSS pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The frame that holds all boxes with a margin, at least `width` wide, and stays inside the window. */
export function frameAround(
  boxes: readonly Box[],
  { margin, width }: { readonly margin: number; readonly width: number },
  window: { readonly width: number; readonly height: number },
): Frame {
  const shape = film.width / screenHeight;
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  const wanted = Math.max(width, right - left, (bottom - top) * shape);
  const shown = Math.min(wanted, window.width, window.height * shape);
  const inside = (start: number, length: number, limit: number) =>
    Math.min(Math.max(start, 0), limit - length);
  const height = shown / shape;
  return {
    x: inside((left + right - shown) / 2, shown, window.width),
    // What is taller than the frame is shown from its top.
    y: inside(bottom - top > height ? top : (top + bottom - height) / 2, height, window.height),
    width: shown,
  };
}
