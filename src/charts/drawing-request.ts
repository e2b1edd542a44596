import { type ChartName, chartNames, drawChart, drawInset, insetNames } from './atlas.ts';
import type { ChartDrawing, Drawing, Variant } from './drawing/drawing.ts';

const drawn = new Map<string, ChartDrawing>();

function drawOnce(name: ChartName, variant: Variant): ChartDrawing {
  const key = `${name}/${variant}`;
  const drawing = drawn.get(key) ?? drawChart(name, variant);
  drawn.set(key, drawing);
  return drawing;
}

/** Draws what an import asks for: `skills-mapping` or `skills-mapping/card`. Throws with the names there are. */
export function drawingOf(request: string): ChartDrawing {
  const [name = '', variant = 'full', ...rest] = request.split('/');
  const known = chartNames.find((candidate) => candidate === name);
  if (!known || rest.length > 0 || (variant !== 'full' && variant !== 'card')) {
    throw new Error(
      `There is no chart ${request}: the charts are ${chartNames.join(', ')}, each also with /card.`,
    );
  }
  return drawOnce(known, variant);
}

/** Draws the close-up of that name. Throws with the names there are. */
export function insetOf(request: string): Drawing {
  const known = insetNames.find((candidate) => candidate === request);
  if (!known) throw new Error(`There is no close-up ${request}: the close-ups are ${insetNames.join(', ')}.`);
  return drawInset(known);
}
