import { blend, parse, wcagContrast } from 'culori';

/** Returns whether a computed colour or paint shows nothing. */
export function isTransparent(colour: string): boolean {
  return colour === 'none' || parse(colour)?.alpha === 0;
}

/** Returns the colour that opaque and translucent colours give one over the other, the lowest first, as `rgb()` shows it. */
export function stacked(colours: readonly string[]) {
  return blend(['white', ...colours]);
}

/**
 * Returns the contrast ratio (WCAG 2.2, from 1 to 21) of a colour with the background that it is painted on. `opacity` is that of
 * the paint, from 0 to 1. A paint that is no colour, such as a gradient, has none: 1.
 */
export function contrastOn(background: string, colour: string, opacity = 1): number {
  const [below, paint] = [parse(background), parse(colour)];
  if (!below || !paint) return 1;
  return wcagContrast(blend([below, { ...paint, alpha: (paint.alpha ?? 1) * opacity }]), below);
}
