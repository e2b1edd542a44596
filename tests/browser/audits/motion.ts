import { nameOf } from './elements.ts';

/** The longest change that counts as none, in seconds. */
const longest = 0.1;

/** Returns the longest of a computed list of durations, in seconds. */
function longestOf(durations: string): number {
  return Math.max(...durations.split(', ').map(Number.parseFloat));
}

/** Returns what moves for longer than a tenth of a second, or scrolls smoothly, one sentence each. */
export function motion(): string[] {
  const findings = new Set<string>();
  for (const element of document.querySelectorAll('body, body *')) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const animation = style.animationName === 'none' ? 0 : longestOf(style.animationDuration);
      const seconds = Math.max(animation, longestOf(style.transitionDuration));
      const name = `${nameOf(element)}${pseudo ?? ''}`;
      if (seconds > longest) findings.add(`${name} moves for ${seconds} s: take the duration from a token`);
      if (style.scrollBehavior === 'smooth')
        findings.add(`${name} scrolls smoothly: only where motion is wanted`);
    }
  }
  return [...findings];
}
