import { sheets } from './data/control-centre.ts';
import { chartTexts } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import { Nested } from './medium.tsx';
import { rectangle } from './paths.ts';
import { HairGrid, Neatline } from './plate.tsx';
import { Clipped, each, Path } from './shapes.tsx';
import matching from './skills-1st-matching.drawing.tsx';
import agent from './skills-agent.drawing.tsx';
import ai from './skills-ai.drawing.tsx';
import lens from './skills-lens.drawing.tsx';
import mapping from './skills-mapping.drawing.tsx';
import passport from './skills-passport.drawing.tsx';
import { Words } from './words.tsx';

const cards = [agent.card, passport.card, matching.card, mapping.card, lens.card, ai.card] as const;

/** How crooked each sheet lies on the table, in degrees. */
const slopes = [-2.2, 1.3, -0.9, 1.6, -1.4, 1.9];

const paper = { x: 0, y: 0, width: 180 } as const;

/** One chart of the atlas on its sheet, 180 units wide; `labelled` with its name and figure below. */
export function AtlasSheet({
  index,
  labelled = false,
}: {
  readonly index: number;
  readonly labelled?: boolean;
}) {
  const size = { ...paper, height: labelled ? 168 : 120 };
  const [entry, card] = [sheets[index], cards[index]];
  if (!entry || !card) throw new Error(`There is no sheet ${index} on the table.`);
  return (
    <>
      <Path d={rectangle({ ...size, x: 3, y: 4 })} fill="hair" />
      <Path d={rectangle(size)} fill="ground" stroke="ink" />
      <g transform="translate(6 6)scale(.525)">
        <Clipped by={rectangle({ x: 0, y: 0, ...card })}>
          <Nested>
            <card.Picture />
          </Nested>
        </Clipped>
      </g>
      {labelled ? (
        <>
          <Words x={12} y={134} size="strong" more={entry.figure} text={entry.name} />
          <Words x={168} y={134} tone="quiet" anchor="end" minor text={String(index + 1)} />
        </>
      ) : null}
    </>
  );
}

const parts = { across: 24, down: 18 } as const;
const table = { x: 4, y: 4, width: 552, height: 412 } as const;
const cardTable = { x: 2, y: 2, width: 316, height: 196 } as const;

/** All charts of the atlas on one plotting table, each with its key figure. */
export default {
  name: 'control-centre',
  text: chartTexts['control-centre'],
  full: {
    width: 560,
    height: 420,
    Picture: () => (
      <>
        <Path d={rectangle(table)} fill="tint" />
        <HairGrid box={table} parts={parts} />
        <Neatline box={table} parts={parts} />
        {each(slopes, (slope, index) => {
          const [column, row] = [index % 3, Math.floor(index / 3)];
          const place = `translate(${8 + 182 * column} ${26 + 196 * row + 6 * (column % 2)})`;
          return (
            <g transform={`${place}rotate(${slope})`}>
              <AtlasSheet index={index} labelled />
            </g>
          );
        })}
      </>
    ),
  },
  card: {
    width: 320,
    height: 200,
    Picture: () => (
      <>
        <Path d={rectangle(cardTable)} fill="tint" />
        <HairGrid box={cardTable} parts={parts} />
        <Neatline box={cardTable} parts={parts} />
        {each(slopes, (slope, index) => {
          const [column, row] = [index % 3, Math.floor(index / 3)];
          const place = `translate(${5 + 104 * column} ${20 + 88 * row + 3 * (column % 2)})`;
          return (
            <g transform={`${place}rotate(${slope})scale(.58)`}>
              <AtlasSheet index={index} />
            </g>
          );
        })}
      </>
    ),
  },
} satisfies Drawing;
