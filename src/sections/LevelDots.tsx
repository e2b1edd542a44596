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
    <span className={`level level-asked-${asked} level-shown-${shown ?? 0}${short}`}>{shown ?? asked}</span>
  );
}
