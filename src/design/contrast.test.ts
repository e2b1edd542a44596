import { differenceEuclidean, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { surfaces } from './tokens.ts';
import { siteColours as colours, worldColours, worldNames } from './worlds.ts';

/**
 * The colour pairs of the site with their use and minimum contrast: 7 for body copy, 4.5 for other text, 3 for rings and frames
 * (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).
 */
const contrastPairs = [
  { colour: 'ink', background: 'paper', atLeast: 7, use: 'Body copy' },
  { colour: 'ink', background: 'mist', atLeast: 7, use: 'Body copy, muted section' },
  { colour: 'paper', background: 'ink', atLeast: 7, use: 'Body copy, dark section' },
  { colour: 'slate', background: 'paper', atLeast: 7, use: 'Muted text' },
  { colour: 'slate', background: 'mist', atLeast: 7, use: 'Muted text, muted section; disabled' },
  { colour: 'contour', background: 'ink', atLeast: 7, use: 'Muted text, dark section' },
  { colour: 'lagoon', background: 'paper', atLeast: 4.5, use: 'Link' },
  { colour: 'lagoon', background: 'mist', atLeast: 4.5, use: 'Link, muted section' },
  { colour: 'reef', background: 'ink', atLeast: 4.5, use: 'Link, dark section' },
  { colour: 'ink', background: 'signal', atLeast: 4.5, use: 'Book a Meeting' },
  { colour: 'ink', background: 'signal-bright', atLeast: 4.5, use: 'Book a Meeting, hovered' },
  { colour: 'paper', background: 'slate', atLeast: 4.5, use: 'Solid button, hovered' },
  { colour: 'paper', background: 'lagoon', atLeast: 4.5, use: 'Help button, hovered' },
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

/** The colour pairs in a product's world: its colours on its backgrounds and on paper, and the site's colours on its backgrounds. */
const worldPairs = [
  { colour: 'ink', background: 'mist', atLeast: 7, use: 'Body copy, muted section' },
  { colour: 'slate', background: 'mist', atLeast: 7, use: 'Muted text, muted section' },
  { colour: 'paper', background: 'deep', atLeast: 7, use: 'Body copy, dark section' },
  { colour: 'contour', background: 'deep', atLeast: 7, use: 'Muted text, dark section' },
  { colour: 'lagoon', background: 'paper', atLeast: 4.5, use: 'Link' },
  { colour: 'lagoon', background: 'mist', atLeast: 4.5, use: 'Link, muted section' },
  { colour: 'reef', background: 'deep', atLeast: 4.5, use: 'Link, dark section' },
  { colour: 'reef', background: 'ink', atLeast: 4.5, use: 'Mark on ink' },
  { colour: 'ink', background: 'reef', atLeast: 4.5, use: 'Play' },
  { colour: 'paper', background: 'lagoon', atLeast: 4.5, use: 'Cell of a table' },
  { colour: 'ink', background: 'lagoon-pale', atLeast: 7, use: 'Cell of a table' },
  { colour: 'ink', background: 'lagoon-soft', atLeast: 7, use: 'Cell of a table' },
  { colour: 'alarm', background: 'mist', atLeast: 4.5, use: 'Error, muted section' },
  { colour: 'outline', background: 'mist', atLeast: 3, use: 'Frame of a field, muted section' },
  { colour: 'sun', background: 'deep', atLeast: 3, use: 'Focus ring, dark section' },
  { colour: 'signal', background: 'deep', atLeast: 3, use: 'Book a Meeting, dark section' },
] as const;

describe.each(worldNames)('in the world of %s', (world) => {
  const inWorld = { ...colours, ...worldColours(world) };

  it.each(worldPairs)(
    '$colour on $background ($use) has at least $atLeast:1',
    ({ colour, background, atLeast }) => {
      expect(wcagContrast(inWorld[colour], inWorld[background])).toBeGreaterThanOrEqual(atLeast);
    },
  );

  it('no colour is close to the action colour', () => {
    const distance = differenceEuclidean('oklab');
    for (const colour of Object.values(worldColours(world)))
      expect(distance(colour, colours.signal)).toBeGreaterThan(0.15);
  });
});

it('no two worlds look alike', () => {
  const distance = differenceEuclidean('oklab');
  const lines = [...worldNames.map((world) => worldColours(world).lagoon), surfaces.link];
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(0.05);
  });
});
