import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { colours } from './tokens.ts';

/**
 * The colours that stand on each other in the site, and what for: 7 for body copy, 4.5 for other text, 3 for rings and frames
 * (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).
 */
const contrastPairs = [
  { colour: 'ink', background: 'paper', atLeast: 7, use: 'Body copy' },
  { colour: 'ink', background: 'mist', atLeast: 7, use: 'Body copy, muted section' },
  { colour: 'paper', background: 'ink', atLeast: 7, use: 'Body copy, dark section' },
  { colour: 'slate', background: 'paper', atLeast: 7, use: 'Second voice' },
  { colour: 'slate', background: 'mist', atLeast: 7, use: 'Second voice, muted section; disabled' },
  { colour: 'contour', background: 'ink', atLeast: 7, use: 'Second voice, dark section' },
  { colour: 'lagoon', background: 'paper', atLeast: 4.5, use: 'Link' },
  { colour: 'lagoon', background: 'mist', atLeast: 4.5, use: 'Link, muted section' },
  { colour: 'reef', background: 'ink', atLeast: 4.5, use: 'Link, dark section' },
  { colour: 'ink', background: 'signal', atLeast: 4.5, use: 'Book a Meeting' },
  { colour: 'ink', background: 'signal-bright', atLeast: 4.5, use: 'Book a Meeting, pointed at' },
  { colour: 'paper', background: 'slate', atLeast: 4.5, use: 'Solid button, pointed at' },
  { colour: 'paper', background: 'lagoon', atLeast: 4.5, use: 'Help button, pointed at' },
  { colour: 'ink', background: 'reef', atLeast: 4.5, use: 'Play' },
  { colour: 'ink', background: 'sun', atLeast: 4.5, use: 'Highlight' },
  { colour: 'alarm', background: 'paper', atLeast: 4.5, use: 'Error under a field' },
  { colour: 'alarm', background: 'mist', atLeast: 4.5, use: 'Error, muted section' },
  { colour: 'ink', background: 'alarm-pale', atLeast: 7, use: 'Error summary' },
  { colour: 'outline', background: 'paper', atLeast: 3, use: 'Frame of a field' },
  { colour: 'outline', background: 'mist', atLeast: 3, use: 'Frame of a field, muted section' },
  { colour: 'sun', background: 'ink', atLeast: 3, use: 'Focus ring, dark section' },
] as const;

it.each(contrastPairs)(
  '$colour on $background ($use) has at least $atLeast:1',
  ({ colour, background, atLeast }) => {
    expect(wcagContrast(colours[colour], colours[background])).toBeGreaterThanOrEqual(atLeast);
  },
);
