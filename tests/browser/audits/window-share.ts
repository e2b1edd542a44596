import { isFixed, pageWidth, remembered } from './elements.ts';

/** Returns the share of the window that shows the page, and nothing that stays in place over it; from 0 to 1. */
export function windowShare(): number {
  const { clientHeight } = document.documentElement;
  const isCovered = remembered(isFixed);
  let [free, all] = [0, 0];
  for (let x = 8; x < pageWidth(); x += 24) {
    for (let y = 2; y < clientHeight; y += 4) {
      all += 1;
      if (!isCovered(document.elementFromPoint(x, y))) free += 1;
    }
  }
  return free / all;
}
