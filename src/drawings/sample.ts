import type { ReactNode } from 'react';
import { readDrawings } from '../content/drawings.ts';
import { fillIn } from '../content/format.ts';
import { readOrganisation } from '../content/organisation/organisation.ts';
import { worldOf } from '../design/worlds.ts';
import type { Drawing } from './drawing.ts';

/** The sample organisation, whose figures the drawings show. */
export const organisation = readOrganisation();

/** The copy of `content/drawings.yaml`: titles and descriptions of the charts, and the text drawn in them. */
export const { charts, drawn } = readDrawings();

type Figures = Parameters<typeof fillIn>[1];

/** Returns the title and description of a chart, with placeholders in braces replaced by figures. */
export function chartText(name: keyof typeof charts, figures: Figures = {}): NonNullable<Drawing['text']> {
  const { title, description } = charts[name];
  return { title: fillIn(title, figures), description: fillIn(description, figures) };
}

/** Returns a product's chart, with a full version and a card. */
export function productChart(
  name: keyof typeof charts,
  figures: Figures,
  full: () => ReactNode,
  card: () => ReactNode,
): Drawing {
  const world = worldOf(`/${name}`);
  return {
    name,
    ...(world && { world }),
    text: chartText(name, figures),
    full: { width: 560, height: 420, Picture: full },
    card: { width: 320, height: 200, Picture: card },
  };
}

/** Returns the place of a name. Throws if the name has no place. */
export function placeOf<Place>(places: Readonly<Record<string, Place>>, name: string): Place {
  const place = places[name];
  if (!place) throw new Error(`A drawing has no place for ${name}.`);
  return place;
}

/** The figures of the sample's retraining move: the number of people, and the skills before and after. */
export const moved = {
  people: organisation.move.people,
  from: organisation.move.from.name.toLowerCase(),
  to: organisation.move.to.name.toLowerCase(),
};
