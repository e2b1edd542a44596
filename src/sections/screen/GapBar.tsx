import { outlined, StretchedSvg } from '../../components/Decoration.tsx';

interface GapBarProps {
  /** The number of missing people; negative if there are people to spare. */
  readonly gap: number;
  /** The gap of a full bar. */
  readonly most: number;
  readonly className: string;
}

/** A bar to the right of the middle for missing people, to the left for people to spare. Text beside it has to show the number. */
export function GapBar({ gap, most, className }: GapBarProps) {
  const length = Math.round((gap / most) * 46);
  return (
    <StretchedSvg className={`${outlined} ${className}`} viewBox="0 0 100 10">
      <path d={`M50 2H${50 + length}V8H50`} className={`${gap < 0 ? 'fill-sun' : 'fill-lagoon'}`} />
      <path d="M50 0V10" className="stroke-ink" />
    </StretchedSvg>
  );
}
