/** A point of a line that text runs along, with the direction there in radians, clockwise. */
interface BaselinePoint {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The line that text runs along: where one is after so many user units. */
type Baseline = (distance: number) => BaselinePoint;

interface Piece {
  readonly length: number;
  readonly at: (distance: number) => BaselinePoint;
}

interface End {
  readonly x: number;
  readonly y: number;
}

function straight(from: End, to: End): Piece {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const at = (distance: number) => ({
    x: from.x + distance * Math.cos(angle),
    y: from.y + distance * Math.sin(angle),
    angle,
  });
  return { length: Math.hypot(to.x - from.x, to.y - from.y), at };
}

/** A circular arc, from its ends to its centre (SVG 2, implementation notes, B.2.4, with equal radii). */
function arc(from: End, to: End, radius: number, large: boolean, clockwise: boolean): Piece {
  const half = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
  const chord = Math.hypot(half.x, half.y);
  const wide = Math.max(radius, chord);
  const height = Math.sqrt(Math.max(0, wide ** 2 - chord ** 2)) / chord;
  const side = large === clockwise ? 1 : -1;
  const centre = {
    x: from.x + half.x + side * height * half.y,
    y: from.y + half.y - side * height * half.x,
  };
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const end = Math.atan2(to.y - centre.y, to.x - centre.x);
  const turn = clockwise ? 1 : -1;
  const sweep = ((((end - start) * turn) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const at = (distance: number) => {
    const position = start + (turn * distance) / wide;
    return {
      x: centre.x + wide * Math.cos(position),
      y: centre.y + wide * Math.sin(position),
      angle: position + (turn * Math.PI) / 2,
    };
  };
  return { length: sweep * wide, at };
}

function piecesOf(data: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let here: End = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    const relative = command === command.toLowerCase();
    const next = relative ? { x: here.x + x, y: here.y + y } : { x, y };
    const kind = command.toUpperCase();
    if (kind === 'L' && numbers.length === 2) pieces.push(straight(here, next));
    else if (kind === 'A' && numbers.length === 7 && numbers[0] === numbers[1]) {
      pieces.push(arc(here, next, numbers[0] ?? 0, numbers[3] === 1, numbers[4] === 1));
    } else if (kind !== 'M' || numbers.length !== 2) {
      throw new Error(`Text runs along straight lines and circular arcs only, not ${command}${rest}.`);
    }
    here = next;
  }
  return pieces;
}

/** Reads path data of straight lines and circular arcs, one of each command; throws on anything else. */
export function baseline(data: string): Baseline {
  const pieces = piecesOf(data);
  const last = pieces.at(-1);
  if (!last) throw new Error(`There is no line to run along in ${data}.`);
  return (distance) => {
    let left = distance;
    for (const piece of pieces) {
      if (left <= piece.length) return piece.at(left);
      left -= piece.length;
    }
    return last.at(last.length + left);
  };
}
