interface LevelDotsProps {
  /** 1 to 5: as many rings; an empty ring is what is short. */
  readonly asked: number;
  /** 0 to 5: as many dots fill the rings. Where it is not given, the level that is asked is the number. */
  readonly shown?: number;
}

/** A level of skill as its number and dots. The dots say nothing that the number does not. */
export function LevelDots({ asked, shown }: LevelDotsProps) {
  const short = shown !== undefined && shown < asked ? ' level-short' : '';
  return (
    <span
      className={`level inline-grid gap-y-0.75 [--level-step:0.34375rem] [grid-template:auto_var(--level-step)_/_calc(5_*_var(--level-step))] font-650 leading-[1.1] screen-sm:[--level-step:0.5625rem] before:content-[''] before:[grid-area:2_/_1] before:bg-ink before:[mask:var(--level-mask)_0_0_/_var(--level-step)_var(--level-step)] after:content-[''] after:[grid-area:2_/_1] after:bg-ink after:[mask:var(--level-mask)_0_0_/_var(--level-step)_var(--level-step)] forced-colors:before:[background:CanvasText] forced-colors:before:[forced-color-adjust:none] forced-colors:after:[background:CanvasText] forced-colors:after:[forced-color-adjust:none] level-asked-${asked} level-shown-${shown ?? 0}${short}`}
    >
      {shown ?? asked}
    </span>
  );
}
