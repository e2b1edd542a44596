import { sheets } from '../data/control-centre.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Shape, Variant } from '../drawing/drawing.ts';
import { nest } from '../drawing/nest.ts';
import { hairGrid, neatline } from '../drawing/plate.ts';
import { box, group, text } from '../drawing/shapes.ts';
import { drawSkillsMatching } from './skills-1st-matching.ts';
import { drawSkillsAgent } from './skills-agent.ts';
import { drawSkillsAi } from './skills-ai.ts';
import { drawSkillsLens } from './skills-lens.ts';
import { drawSkillsMapping } from './skills-mapping.ts';
import { drawSkillsPassport } from './skills-passport.ts';

const drawings = [
  drawSkillsAgent,
  drawSkillsPassport,
  drawSkillsMatching,
  drawSkillsMapping,
  drawSkillsLens,
  drawSkillsAi,
] as const;

/** How crooked each sheet lies on the table, in degrees. */
const slopes = [-2.2, 1.3, -0.9, 1.6, -1.4, 1.9];

const paperWidth = 180;

/** One chart of the atlas on its sheet, 180 units wide; `labelled` with its name and figure below. */
export function sheet(index: number, labelled: boolean): Shape {
  const paperHeight = labelled ? 168 : 120;
  const entry = sheets[index];
  const draw = drawings[index];
  if (!entry || !draw) throw new Error(`There is no sheet ${index} on the table.`);
  const caption = [
    text(12, 134, entry.name, { size: 'strong', more: entry.figure }),
    text(168, 134, String(index + 1), { size: 'label', tone: 'quiet', anchor: 'end', minor: true }),
  ];
  const inside = nest(draw('card'));
  return group([
    box(3, 4, paperWidth, paperHeight, { fill: 'hair' }),
    box(0, 0, paperWidth, paperHeight, { fill: 'ground', stroke: 'ink' }),
    group(inside, { transform: 'translate(6 6)scale(.525)', clip: 'sheet' }),
    ...(labelled ? caption : []),
  ]);
}

/** All charts of the atlas on one plotting table, each with its key figure. */
export function drawControlCentre(variant: Variant): ChartDrawing {
  const full = variant === 'full';
  const scale = 0.58;
  const table = full ? { x: 4, y: 4, width: 552, height: 412 } : { x: 2, y: 2, width: 316, height: 196 };
  const placed = slopes.map((slope, index) => {
    const column = index % 3;
    const row = Math.floor(index / 3);
    const x = full ? 8 + 182 * column : 5 + 104 * column;
    const y = full ? 26 + 196 * row + 6 * (column % 2) : 20 + 88 * row + 3 * (column % 2);
    return group([sheet(index, full)], {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${slope})${full ? '' : `scale(${scale})`}`,
    });
  });
  return {
    name: 'control-centre',
    variant,
    width: full ? 560 : 320,
    height: full ? 420 : 200,
    ...chartTexts['control-centre'],
    shapes: [
      box(table.x, table.y, table.width, table.height, { fill: 'tint' }),
      hairGrid(table, { across: 24, down: 18 }),
      ...neatline(table, { across: 24, down: 18 }),
      { kind: 'clip', name: 'sheet', d: 'M0 0h320v200h-320z' },
      ...placed,
    ],
  };
}
