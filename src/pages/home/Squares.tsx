import { outlined } from '../../components/Decoration.tsx';
import { sum } from '../../content/format.ts';

interface SquaresProps {
  /** How many of each kind, and the classes of each. */
  readonly amounts: readonly number[];
  readonly looks: readonly string[];
  readonly columns: number;
  /** The columns that there is room for; as many as are filled unless given. */
  readonly room?: number;
}

/** What a caption counts, a square each, in rows from the top. */
export function Squares({ amounts, looks, columns, room = columns }: SquaresProps) {
  /** So many squares after the first `start`. */
  const path = (amount: number, start: number) =>
    Array.from({ length: amount }, (_, index) => start + index)
      .map((place) => `M${(place % columns) * 40} ${40 * Math.floor(place / columns)}h32v32h-32z`)
      .join('');
  return (
    <svg
      className={`w-full fill-none ${outlined}`}
      viewBox={`-1 -1 ${40 * room - 6} ${40 * Math.ceil(sum(amounts) / columns) - 6}`}
      aria-hidden="true"
    >
      {looks.map((look, index) => (
        <path key={look} className={look} d={path(amounts[index] ?? 0, sum(amounts.slice(0, index)))} />
      ))}
    </svg>
  );
}
