/** The size of a film in pixels, and its frames per second. */
export const film = { width: 1280, height: 720, rate: 15 } as const;

/** The height of the band below the screen, which leaves room for captions and the player's controls. */
export const bandHeight = 96;

/** The height of the part that shows a page. */
export const screenHeight = film.height - bandHeight;

/** The device pixel ratio of screenshots, so that a zoomed picture is sharp. */
export const density = 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the page, in CSS pixels, with the aspect ratio of the film's screen. */
export interface Frame extends Point {
  readonly width: number;
}

/** The content of one frame. */
export interface Shot {
  /** A card with the title or a typed text, drawn up to a share from 0 to 1. Undefined if the frame shows the page. */
  readonly card?:
    | { readonly kind: 'title' | 'typed'; readonly words: string; readonly drawn: number }
    | undefined;
  readonly camera: Frame;
  /** The blur of the page, in pixels. */
  readonly blur: number;
  /** The pointer's tip, in CSS pixels of the page, and the size of the ring around a click, from 0 to 1. */
  readonly pointer?: (Point & { readonly ring: number }) | undefined;
  /** The progress of a sweep over the last shot, from 0 to 1. */
  readonly swept: number;
  /** The progress of the film, from 0 to 1. */
  readonly progress: number;
  /** The progress at which each caption begins, from 0 to 1. */
  readonly stations: readonly number[];
}

/** Returns the cubic ease-in-out of a share (Robert Penner). */
export const eased = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** Returns a frame between two others. The width changes by a constant factor, so that a zoom looks steady. */
export function between(from: Frame, to: Frame, share: number): Frame {
  const width = from.width * (to.width / from.width) ** share;
  // In a zoom, the position changes in proportion to the width.
  const way = Math.abs(to.width - from.width) < 1 ? share : (width - from.width) / (to.width - from.width);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, width };
}

/** A box in CSS pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Returns the smallest frame around all boxes and a margin that is at least `width` wide and inside the window, in CSS pixels. */
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
    // Aligned to the top if the boxes are taller than the frame.
    y: inside(bottom - top > height ? top : (top + bottom - height) / 2, height, window.height),
    width: shown,
  };
}
