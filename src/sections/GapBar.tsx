interface GapBarProps {
  /** People missing; people to spare where it is below zero. */
  readonly gap: number;
  /** The gap at which the bar reaches its end. */
  readonly most: number;
}

/** A gap to the right of the middle line, people to spare to the left of it, hollow. The figure stands beside it. */
export function GapBar({ gap, most }: GapBarProps) {
  const length = Math.round((Math.abs(gap) / most) * 46);
  return (
    <svg
      className="gap-bar block w-full h-2"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {gap < 0 ? (
        <path d={`M50 2H${50 - length}V8H50`} className="fill-sun forced-colors:[fill:CanvasText]" />
      ) : (
        <path d={`M50 2H${50 + length}V8H50`} className="gap-short" />
      )}
      <path
        d="M50 0V10"
        className="stroke-ink [vector-effect:non-scaling-stroke] forced-colors:[stroke:CanvasText]"
      />
    </svg>
  );
}
