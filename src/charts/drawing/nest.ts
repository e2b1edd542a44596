import type { ChartDrawing, Shape } from './drawing.ts';

function nestShape(shape: Shape, owner: string): readonly Shape[] {
  switch (shape.kind) {
    case 'text':
    case 'curved-text':
    case 'hit':
    case 'pointed':
      return [];
    case 'clip':
      return [{ ...shape, name: `${owner}-${shape.name}` }];
    case 'group': {
      const { clip, enter: _enter, part: _part, aside: _aside, ...rest } = shape;
      const shapes = shape.shapes.flatMap((part) => nestShape(part, owner));
      return [{ ...rest, shapes, ...(clip ? { clip: `${owner}-${clip}` } : {}) }];
    }
    default: {
      if (shape.stroke === 'hair' && shape.weight === 'hairline') return [];
      const { enter: _, ...rest } = shape;
      return [rest];
    }
  }
}

/**
 * A drawing's shapes for use inside another one: without words, motion and
 * answers to a pointer, without the graticule, which would be too fine to see, and with clip names of their own.
 */
export function nest(drawing: ChartDrawing): readonly Shape[] {
  return drawing.shapes.flatMap((shape) => nestShape(shape, drawing.name));
}
