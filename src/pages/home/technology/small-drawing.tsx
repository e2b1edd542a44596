import type { ReactNode } from 'react';
import type { Drawing } from '../../../drawings/drawing.ts';

/** Returns a drawing for a card of the technology, drawn from x 8 to 232 and shown without that margin. */
export function smallDrawing(name: string, Picture: () => ReactNode): Drawing {
  return {
    name: `technology-${name}`,
    full: {
      width: 228,
      height: 120,
      Picture: () => (
        <g transform="translate(-6 0)">
          <Picture />
        </g>
      ),
    },
  };
}
