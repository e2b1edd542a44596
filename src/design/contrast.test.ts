import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { colours } from './tokens.ts';

/**
 * The colours that stand on each other in the site, and what for: 7 for body copy, 4.5 for other text, 3 for rings and frames
 * (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).
 */
const contrastPairs = [
  { colour: 'ink', ground: 'paper', atLeast: 7, use: 'Body copy' },
  { colour: 'ink', ground: 'mist', atLeast: 7, use: 'Body copy, quiet section' },
  { colour: 'paper', ground: 'ink', atLeast: 7, use: 'Body copy, dark section' },
  { colour: 'slate', ground: 'paper', atLeast: 7, use: 'Second voice' },
  { colour: 'slate', ground: 'mist', atLeast: 7, use: 'Second voice, quiet section; disabled' },
  { colour: 'contour', ground: 'ink', atLeast: 7, use: 'Second voice, dark section' },
  { colour: 'lagoon', ground: 'paper', atLeast: 4.5, use: 'Link' },
  { colour: 'lagoon', ground: 'mist', atLeast: 4.5, use: 'Link, quiet section' },
  { colour: 'reef', ground: 'ink', atLeast: 4.5, use: 'Link, dark section' },
  { colour: 'ink', ground: 'signal', atLeast: 4.5, use: 'Book a Meeting' },
  { colour: 'ink', ground: 'signal-bright', atLeast: 4.5, use: 'Book a Meeting, pointed at' },
  { colour: 'paper', ground: 'slate', atLeast: 4.5, use: 'Solid button, pointed at' },
  { colour: 'paper', ground: 'lagoon', atLeast: 4.5, use: 'Help button, pointed at' },
  { colour: 'ink', ground: 'reef', atLeast: 4.5, use: 'Play' },
  { colour: 'ink', ground: 'sun', atLeast: 4.5, use: 'Highlight' },
  { colour: 'alarm', ground: 'paper', atLeast: 4.5, use: 'Error under a field' },
  { colour: 'alarm', ground: 'mist', atLeast: 4.5, use: 'Error, quiet section' },
  { colour: 'ink', ground: 'alarm-pale', atLeast: 7, use: 'Error summary' },
  { colour: 'outline', ground: 'paper', atLeast: 3, use: 'Frame of a field' },
  { colour: 'outline', ground: 'mist', atLeast: 3, use: 'Frame of a field, quiet section' },
  { colour: 'sun', ground: 'ink', atLeast: 3, use: 'Focus ring, dark section' },
] as const;

it.each(contrastPairs)('$colour on $ground ($use) has at least $atLeast:1', ({ colour, ground, atLeast }) => {
  expect(wcagContrast(colours[colour], colours[ground])).toBeGreaterThanOrEqual(atLeast);
});
