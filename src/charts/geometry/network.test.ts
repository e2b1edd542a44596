import { describe, expect, it } from 'vitest';
import { joinNeighbours, scatterStations, shortestRoute } from './network.ts';
import { distance, type Point } from './point.ts';

const box = { x: 10, y: 20, width: 300, height: 200 };
const fixed = [
  { x: 20, y: 30 },
  { x: 300, y: 210 },
];
const stations = scatterStations(box, 30, fixed, 11);
const network = joinNeighbours(stations);

function crossing(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

describe('a network', () => {
  it('keeps its stations apart, in the box, and the placed ones first', () => {
    expect(stations.length).toBeGreaterThan(30);
    expect(stations.slice(0, 2)).toEqual(fixed);
    stations.forEach((station, index) => {
      expect(station.x).toBeGreaterThanOrEqual(10);
      expect(station.y).toBeLessThanOrEqual(220);
      for (const other of stations.slice(index + 1))
        expect(distance(station, other)).toBeGreaterThanOrEqual(30);
    });
    expect(scatterStations(box, 30, fixed, 11)).toEqual(stations);
  });

  it('is planar: no two tracks cross', () => {
    const ends = network.tracks.map(([from, to]) => [stations[from], stations[to]] as const);
    ends.forEach(([a, b], index) => {
      for (const [c, d] of ends.slice(index + 1)) {
        if (a && b && c && d) expect(crossing(a, b, c, d)).toBe(false);
      }
    });
  });

  it('leads from every station to every other', () => {
    stations.forEach((_, to) => {
      const route = shortestRoute(network, 0, to);
      expect(route[0]).toBe(0);
      expect(route.at(-1)).toBe(to);
      route.slice(1).forEach((station, index) => {
        const from = route[index] ?? -1;
        expect(network.tracks.some((track) => track.includes(from) && track.includes(station))).toBe(true);
      });
    });
  });
});

describe('the shortest route', () => {
  it('takes the detour that is shorter, and the other one where a track costs more', () => {
    const square = {
      stations: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 12 },
        { x: 0, y: 14 },
      ],
      tracks: [
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 3],
      ] as const,
    };
    expect(shortestRoute(square, 0, 2)).toEqual([0, 1, 2]);
    expect(shortestRoute(square, 0, 2, ([from]) => (from === 1 ? 5 : 1))).toEqual([0, 3, 2]);
  });

  it('says so when there is none', () => {
    expect(() => shortestRoute({ stations: fixed, tracks: [] }, 0, 1)).toThrow('no way from station 0');
  });
});
