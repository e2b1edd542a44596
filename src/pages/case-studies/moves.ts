/** People who moved from one division to another in a year. */
interface Move {
  readonly from: string;
  readonly to: string;
  readonly people: number;
}

interface DrawnMove extends Move {
  /** Path data in a picture 100 wide and 100 high for each division. */
  readonly path: string;
  /** Where the number stands and where the move ends, in per cent of the picture. */
  readonly label: { readonly x: number; readonly y: number };
  readonly end: number;
}

const row = 100;
const apart = 27;
/** How far an arc reaches out: this much, and more for each division that it passes. */
const reach = { least: 22, each: 16 } as const;
/** A cubic curve with both control points at `x` reaches three quarters of the way to it. */
const bulge = 0.75;

/** Orders the moves at one division so that arcs do not cross there: nearest above first, nearest below last. */
function placesAt(index: number, divisions: readonly string[], moves: readonly Move[]): readonly Move[] {
  const other = ({ from, to }: Move) => divisions.indexOf(divisions[index] === from ? to : from);
  const here = moves.filter(({ from, to }) => [from, to].includes(divisions[index] ?? ''));
  return here.toSorted((a, b) => {
    const side = Number(other(a) > index) - Number(other(b) > index);
    return side || other(b) - other(a);
  });
}

/** Draws the moves as arcs beside the column of divisions, to the left of it or to the right. */
export function drawMoves(
  divisions: readonly string[],
  moves: readonly Move[],
  side: 'left' | 'right',
): readonly DrawnMove[] {
  const across = (distance: number) => (side === 'right' ? distance : 100 - distance);
  const height = (division: string, move: Move) => {
    const index = divisions.indexOf(division);
    const places = placesAt(index, divisions, moves);
    return row * (index + 0.5) + (places.indexOf(move) - (places.length - 1) / 2) * apart;
  };
  const percent = (value: number) => Math.round((1000 * value) / (row * divisions.length)) / 10;
  return moves.map((move) => {
    const start = height(move.from, move);
    const end = height(move.to, move);
    const passed = Math.abs(divisions.indexOf(move.from) - divisions.indexOf(move.to));
    const out = reach.least + reach.each * passed;
    const control = Math.round(across(out / bulge));
    return {
      ...move,
      path: `M${across(0)} ${start}C${control} ${start} ${control} ${end} ${across(0)} ${end}`,
      label: { x: across(out), y: percent((start + end) / 2) },
      end: percent(end),
    };
  });
}
