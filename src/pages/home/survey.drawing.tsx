import type { Drawing } from '../../drawings/drawing.ts';
import type { Box } from '../../drawings/paths.ts';
import { Route } from '../../drawings/plate.tsx';
import { chartText, moved, organisation, placeOf } from '../../drawings/sample.ts';
import { createHeightField, levels, Relief } from '../../drawings/terrain.tsx';
import { drawnRoute, places, sheet } from './scene.ts';

const box: Box = { x: 0, y: 0, ...sheet };

/** The content schema ensures that each skill of the plan has a place. */
const field = createHeightField(
  organisation.plan.entries.map(({ name, demand, supply }) => ({
    ...placeOf(places, name),
    height: demand - supply,
  })),
  { seed: 42, reach: 44, scale: 170 },
);

/**
 * The terrain of the home page: hills where people are short, sandy hollows with dashed contours where people are available, and
 * a route from available people up to a skill shortage.
 */
export default {
  name: 'survey',
  text: chartText('survey', { ...moved, short: organisation.move.before }),
  full: {
    width: sheet.width,
    height: sheet.height,
    Picture: () => (
      <>
        <Relief
          field={field}
          tracing={{ box, cell: 22, tolerance: 4 }}
          sand={[1, 5, 9]}
          tints={[1, 5, 10, 15, 20]}
          tint={0.115}
          fine={levels(2.5, 22.5, 2.5, 5)}
          bold={[5, 10, 15, 20]}
          below={levels(-12, -3, 3)}
        />
        <Route d={drawnRoute()} enter="draw-3" />
      </>
    ),
  },
} satisfies Drawing;
