import type { readCases } from '../../content/cases.ts';
import { sum } from '../../content/format.ts';

/** How many people went from one division to another in a year. */
export type Move = ReturnType<typeof readCases>['enterprise']['chart']['moves']['before'][number];

/** Returns whether two arcs on one side of the divisions cross: each begins or ends between the ends of the other. */
export function cross(divisions: readonly string[], one: Move, other: Move): boolean {
  const ends = ({ from, to }: Move) =>
    [divisions.indexOf(from), divisions.indexOf(to)].toSorted((first, last) => first - last) as [
      number,
      number,
    ];
  const [[a, b], [c, d]] = [ends(one), ends(other)];
  return (a < c && c < b && b < d) || (c < a && a < d && d < b);
}

/** Returns the moves from and to a division, and how many people came and left. */
export function movesOf(division: string, moves: readonly Move[]) {
  const own = moves.filter(({ from, to }) => [from, to].includes(division));
  const people = (end: 'from' | 'to') =>
    sum(own.filter((move) => move[end] === division).map((move) => move.people));
  return { moves: own, in: people('to'), out: people('from') };
}
