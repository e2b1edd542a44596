import { outlined, StretchedSvg } from '../components/Decoration.tsx';

interface GapBarProps {
  /** People missing; people to spare where it is below zero. */
  readonly gap: number;
  /** The gap at which the bar reaches its end. */
  readonly most: number;
  readonly className: string;
}

/** A gap to the right of the middle line, people to spare to the left of it, in another colour. The figure stands beside it. */
export function GapBar({ gap, most, className }: GapBarProps) {
  const length = Math.round((gap / most) * 46);
  return (
    <StretchedSvg className={`${outlined} ${className}`} viewBox="0 0 100 10">
      <path d={`M50 2H${50 + length}V8H50`} className={`${gap < 0 ? 'fill-sun' : 'fill-lagoon'}`} />
      <path d="M50 0V10" className="stroke-ink" />
    </StretchedSvg>
  );
}
