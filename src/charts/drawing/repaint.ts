import type { Paint, Shape } from './drawing.ts';

/** Shapes in other colours: `change` gets the paint of each path and circle and gives what is to be different. */
export function repaint(shapes: readonly Shape[], change: (paint: Paint) => Paint): readonly Shape[] {
  return shapes.map((shape) => {
    if (shape.kind === 'group') return { ...shape, shapes: repaint(shape.shapes, change) };
    return shape.kind === 'path' || shape.kind === 'circle' ? { ...shape, ...change(shape) } : shape;
  });
}
