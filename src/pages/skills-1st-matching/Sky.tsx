import { useId } from 'react';
import { dots, times } from '../../drawings/paths.ts';
import { createRandom } from '../../drawings/random.ts';

const tile = { width: 520, height: 400 } as const;

function stars(amount: number, seed: number): string {
  const random = createRandom(seed);
  return dots(times(amount, () => ({ x: random(4, tile.width - 4), y: random(4, tile.height - 4) })));
}

/** The night sky from edge to edge of the window, with the circles of a star chart around the charts; it says nothing. */
export function Sky({ className }: { readonly className: string }) {
  const id = useId();
  return (
    <svg className={`fill-none stroke-line print:hidden ${className}`} aria-hidden="true">
      <pattern id={id} patternUnits="userSpaceOnUse" width={tile.width} height={tile.height}>
        <g className="stroke-reef" strokeLinecap="round">
          <path d={stars(34, 3)} strokeWidth="1.25" opacity="0.45" />
          <path d={stars(9, 8)} strokeWidth="2.5" opacity="0.6" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
      {[380, 500, 640, 800, 980].map((radius) => (
        <circle key={radius} cx="74%" cy="46%" r={radius} />
      ))}
    </svg>
  );
}
