import { outlined, StretchedSvg } from '../../components/Decoration.tsx';

interface BarProps {
  readonly amount: number;
  /** The amount of a full bar. */
  readonly most: number;
  readonly className: string;
}

/** A solid bar of the length `amount / most`. Text beside it has to show the number. */
export function Bar({ amount, most, className }: BarProps) {
  return (
    <StretchedSvg className={`${outlined} ${className}`} viewBox={`0 0 ${most} 1`}>
      <rect width={amount} height="1" />
    </StretchedSvg>
  );
}
