import { smooth, times } from '../../drawings/paths.ts';
import { Weave } from './Weave.tsx';

const tile = { width: 288, height: 104, strands: 6 } as const;

/** Strands that swing around the middle of the tile, each a sixth of a turn later; the next tile goes on where they end. */
const strands = smooth(
  times(tile.strands, (strand) =>
    times(17, (step) => {
      const share = step / 16;
      const swing = 0.3 + 0.2 * Math.cos(2 * Math.PI * share);
      return {
        x: tile.width * share,
        y: tile.height * (0.5 + swing * Math.sin(2 * Math.PI * (share + strand / tile.strands))),
      };
    }),
  ),
);

/** Engraved paper from edge to edge of the window, with a great rosette on the right; it says nothing. */
export function Engraving({ className }: { readonly className: string }) {
  return (
    <svg className={`fill-none stroke-line print:hidden ${className}`} aria-hidden="true">
      <pattern id="engraved" patternUnits="userSpaceOnUse" width={tile.width} height={tile.height}>
        <path d={strands} strokeWidth="0.75" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#engraved)" stroke="none" />
      <svg x="76%" y="44%" overflow="visible" aria-hidden="true">
        <Weave turn={5} along={620} across={205} />
        <Weave turn={7.5} along={196} across={120} />
      </svg>
    </svg>
  );
}
