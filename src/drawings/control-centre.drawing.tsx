import { chartTexts } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import { Nested } from './medium.tsx';
import { type Box, rectangle } from './paths.ts';
import { HairGrid, Neatline } from './plate.tsx';
import { Clipped, each, Path } from './shapes.tsx';
import matching from './skills-1st-matching.drawing.tsx';
import agent from './skills-agent.drawing.tsx';
import ai from './skills-ai.drawing.tsx';
import lens from './skills-lens.drawing.tsx';
import mapping from './skills-mapping.drawing.tsx';
import passport from './skills-passport.drawing.tsx';

const cards = [agent.card, passport.card, matching.card, mapping.card, lens.card, ai.card] as const;
const paper = { x: 0, y: 0, width: 180, height: 120 } as const;

/** One chart of the atlas on its sheet, 180 units wide. Throws where there is none of that number, from 0. */
export function AtlasSheet({ index }: { readonly index: number }) {
  const card = cards[index];
  if (!card) throw new Error(`There is no sheet ${index} on the table.`);
  return (
    <>
      <Path d={rectangle({ ...paper, x: 3, y: 4 })} fill="hair" />
      <Path d={rectangle(paper)} fill="ground" stroke="ink" />
      <g transform="translate(6 6)scale(.525)">
        <Clipped by={rectangle({ x: 0, y: 0, ...card })}>
          <Nested>
            <card.Picture />
          </Nested>
        </Clipped>
      </g>
    </>
  );
}

const parts = { across: 24, down: 18 } as const;

/** Sheets on the table: the middle ones lie on top, each over the edges of its neighbours. */
const lying = [
  { index: 0, x: 0.02, y: 0.05, slope: -4 },
  { index: 2, x: 0.62, y: 0.03, slope: 3 },
  { index: 3, x: 0.01, y: 0.5, slope: 3 },
  { index: 5, x: 0.61, y: 0.54, slope: -3 },
  { index: 1, x: 0.34, y: 0.1, slope: 1 },
  { index: 4, x: 0.3, y: 0.46, slope: -2 },
];

function Table({ box, scale }: { readonly box: Box; readonly scale: number }) {
  return (
    <>
      <Path d={rectangle(box)} fill="tint" />
      <HairGrid box={box} parts={parts} />
      <Neatline box={box} parts={parts} />
      {each(lying, ({ index, x, y, slope }) => (
        <g transform={`translate(${box.width * x} ${box.height * y})rotate(${slope})scale(${scale})`}>
          <AtlasSheet index={index} />
        </g>
      ))}
    </>
  );
}

/** All charts of the atlas on one plotting table. */
export default {
  name: 'control-centre',
  text: chartTexts['control-centre'],
  full: {
    width: 560,
    height: 420,
    Picture: () => <Table box={{ x: 4, y: 4, width: 552, height: 412 }} scale={1.18} />,
  },
  card: {
    width: 320,
    height: 200,
    Picture: () => <Table box={{ x: 2, y: 2, width: 316, height: 196 }} scale={0.66} />,
  },
} satisfies Drawing;
