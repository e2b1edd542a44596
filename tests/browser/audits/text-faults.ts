import { clippedText, coveredStart } from './clipped-text.ts';
import { overflow } from './overflow.ts';
import { overlappingTexts } from './overlapping-texts.ts';

/** Returns where text stands out of the window, is cut off, covered by the header, or overlaps other text, one sentence each. */
export function textFaults(): string[] {
  return [...overflow(), ...clippedText(), ...coveredStart(), ...overlappingTexts()];
}
