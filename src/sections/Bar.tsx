import { outlined, StretchedSvg } from '../components/Decoration.tsx';

interface BarProps {
  readonly amount: number;
  readonly most: number;
  readonly className: string;
}

/** A solid bar, as long as `amount` is of `most`. Its figure stands beside it in words. */
export function Bar({ amount, most, className }: BarProps) {
  return (
    <StretchedSvg className={`${outlined} ${className}`} viewBox={`0 0 ${most} 1`}>
      <rect width={amount} height="1" />
    </StretchedSvg>
  );
}
