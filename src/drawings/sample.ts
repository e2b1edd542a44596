import type { ReactNode } from 'react';
import { readDrawings } from '../content/drawings.ts';
import { fillIn } from '../content/format.ts';
import { readOrganisation } from '../content/organisation/organisation.ts';
import type { Drawing } from './drawing.ts';

/** The sample organisation whose figures all drawings show. */
export const organisation = readOrganisation();

/** The words drawn in the drawings, as `content/drawings.yaml` has them. */
export const { charts, drawn } = readDrawings();

type Figures = Parameters<typeof fillIn>[1];

/** Title and description of a chart, with the figures that they name in braces. */
export function chartText(name: keyof typeof charts, figures: Figures = {}): NonNullable<Drawing['text']> {
  const { title, description } = charts[name];
  return { title: fillIn(title, figures), description: fillIn(description, figures) };
}

/** The chart of a product: whole, and as a card for one of many. */
export function productChart(
  name: keyof typeof charts,
  figures: Figures,
  full: () => ReactNode,
  card: () => ReactNode,
): Drawing {
  return {
    name,
    text: chartText(name, figures),
    full: { width: 560, height: 420, Picture: full },
    card: { width: 320, height: 200, Picture: card },
  };
}

/** Where something stands in a drawing, by its name. Throws where it has no place there. */
export function placeOf<Place>(places: Readonly<Record<string, Place>>, name: string): Place {
  const place = places[name];
  if (!place) throw new Error(`A drawing has no place for ${name}.`);
  return place;
}

/** The move from a skill with people available to one that is short, as the texts name it. */
export const moved = {
  people: organisation.move.people,
  from: organisation.move.from.name.toLowerCase(),
  to: organisation.move.to.name.toLowerCase(),
};
