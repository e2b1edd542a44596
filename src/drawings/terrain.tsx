import { contours } from 'd3-contour';
import simplify from 'simplify-js';
import { sum } from '../content/format.ts';
import {
  type Box,
  closed,
  distance,
  lengthOf,
  type Point,
  type Polyline,
  polar,
  smooth,
  times,
} from './paths.ts';
import { createNoise, createRandom, type HeightField } from './random.ts';
import { Path } from './shapes.tsx';

/** A hill, or below zero a basin, in user units; at the distance `spread` about 61% of its height is left. */
interface Peak extends Point {
  readonly height: number;
  readonly spread: number;
}

/** Bends as wide as `scale`, in user units, which move places as far as `reach`; finer ones add up to a third. */
interface Warp {
  readonly seed: number;
  readonly reach: number;
  readonly scale: number;
}

/** Moves every place a little, so that round hills get ridges and bays while their heights stay. */
function createWarp({ seed, reach, scale }: Warp): (x: number, y: number) => Point {
  const [across, down] = [createNoise(seed), createNoise(seed + 1)];
  const bend = (noise: HeightField, x: number, y: number) =>
    noise(x / scale, y / scale) + 0.3 * noise((3 * x) / scale + 9, (3 * y) / scale + 9);
  return (x, y) => ({ x: x + reach * bend(across, x, y), y: y + reach * bend(down, x, y) });
}

/**
 * A terrain that is exactly as high as `peaks` say where they stand: hills reach into each other, so their own heights
 * are corrected until the sum fits (Gauss and Seidel; converges where hills stand further apart than they are wide).
 */
export function createHeightField(peaks: readonly Peak[], warp: Warp): HeightField {
  const move = createWarp(warp);
  const hills = peaks.map((peak) => ({ ...peak, ...move(peak.x, peak.y), wanted: peak.height }));
  const heightAt = (place: Point) =>
    sum(hills.map((hill) => hill.height * Math.exp(-((distance(place, hill) / hill.spread) ** 2) / 2)));
  for (let round = 0; round < 60; round += 1)
    for (const hill of hills) hill.height += hill.wanted - heightAt(hill);
  return (x, y) => heightAt(move(x, y));
}

/** What is traced, and how finely: details smaller than a grid's cell are lost, and a line may be off by the tolerance. */
interface Tracing {
  readonly box: Box;
  readonly cell: number;
  readonly tolerance: number;
}

/** The parts of a closed line between points where `isEdge` holds; the line itself where there is none. */
function partsWithin(ring: Polyline, isEdge: (point: Point) => boolean): readonly Polyline[] {
  const start = ring.findIndex(isEdge);
  if (start < 0) return [ring];
  const parts: Point[][] = [];
  for (const point of [...ring.slice(start, -1), ...ring.slice(0, start + 1)]) {
    parts.at(-1)?.push(point);
    if (isEdge(point)) parts.push([point]);
  }
  return parts.filter((part) => part.length > 2);
}

/**
 * Traces a field: gives areas above any heights, and their lines, without rings too small to be seen. The edge is a cell and
 * a half beyond the box: whoever draws them cuts them at the box.
 */
export function trace(field: HeightField, { box, cell, tolerance }: Tracing) {
  const columns = Math.max(1, Math.round(box.width / cell)) + 3;
  const rows = Math.max(1, Math.round(box.height / cell)) + 3;
  const [across, down] = [box.width / (columns - 3), box.height / (rows - 3)];
  // The middle of a pixel of d3-contour is a node of the grid, of which one row or column lies beyond each edge.
  const placeOf = (x: number, y: number): Point => ({
    x: box.x + (x - 1.5) * across,
    y: box.y + (y - 1.5) * down,
  });
  const heights = times(columns * rows, (index) => {
    const { x, y } = placeOf((index % columns) + 0.5, Math.floor(index / columns) + 0.5);
    return field(x, y);
  });
  const grid = contours().size([columns, rows]);
  const [start, end] = [placeOf(0, 0), placeOf(columns, rows)];
  const isEdge = ({ x, y }: Point) => x === start.x || y === start.y || x === end.x || y === end.y;
  const simplified = (line: Polyline): Polyline => simplify([...line], tolerance, true);
  const rings = (levels: readonly number[]): Polyline[] =>
    levels
      .flatMap((level) => grid.contour(heights, level).coordinates.flat())
      .map((ring) => ring.map(([x = 0, y = 0]) => placeOf(x, y)))
      .filter((ring) => lengthOf(ring) > 10);
  return {
    /** Closed along the edge. A smooth curve does not bend before a point that stands twice, as those on the edge do. */
    areas: (...levels: readonly number[]): Polyline[] =>
      rings(levels).map((ring) =>
        simplified(ring).flatMap((point) => (isEdge(point) ? [point, point] : [point])),
      ),
    /** Open where they meet the edge. */
    lines: (...levels: readonly number[]): Polyline[] =>
      rings(levels).flatMap((ring) => partsWithin(ring, isEdge).map(simplified)),
  };
}

/** The numbers from `from` to `to`, both included where the steps reach it, without every `except`th. */
export function levels(from: number, to: number, step: number, except?: number): readonly number[] {
  return times(Math.floor((to - from) / step + 1e-9) + 1, (index) => from + index * step).filter(
    (level) => !except || level % except !== 0,
  );
}

interface ReliefProps {
  readonly field: HeightField;
  readonly tracing: Tracing;
  /** Levels that are tinted, so that high ground is darker, each as strong as `tint`. */
  readonly tints: readonly number[];
  readonly tint: number;
  /** Depths below zero that are filled with sand. */
  readonly sand?: readonly number[];
  readonly fine: readonly number[];
  readonly bold: readonly number[];
  /** Levels below zero, drawn with dashes. */
  readonly below?: readonly number[];
  readonly dash?: string;
}

/** A contour map: tints, fine contours, dashed ones below zero, and bold ones. */
export function Relief(props: ReliefProps) {
  const { field, tracing, tints, tint, sand = [], fine, bold, below = [], dash = '3 3' } = props;
  const { areas, lines } = trace(field, tracing);
  const depth = trace((x, y) => -field(x, y), tracing);
  return (
    <>
      {sand.map((level) => (
        <Path
          key={level}
          curves={depth.areas(level)}
          fill="sand"
          opacity={sand.length > 1 ? 0.6 : undefined}
          enter="fade"
        />
      ))}
      {tints.map((level) => (
        <Path key={level} curves={areas(level)} fill="line" opacity={tint} enter="fade" />
      ))}
      <Path curves={lines(...fine)} stroke="fine" weight="hairline" enter="draw-1" />
      <Path curves={lines(...below)} stroke="muted" weight="hairline" dash={dash} enter="fade" />
      <Path curves={lines(...bold)} stroke="line" weight="medium" enter="draw-2" />
    </>
  );
}

interface Hill {
  readonly at: Point;
  readonly rings: number;
  /** From one contour to the next, in user units. */
  readonly step: number;
  readonly seed: number;
}

/** The rings of the largest hill that is drawn, and one more: with as many the outer ones would cross. */
const mostRings = 10;

/**
 * The contours of a hill as path data, from the foot up. They never cross: each is the one below, drawn in and rounder. A hill
 * of fewer rings is the middle of a larger one.
 */
export function hillContours({ at, rings, step, seed }: Hill): readonly string[] {
  const corners = 20;
  const random = createRandom(seed);
  const waves = [2, 3, 5].map((count) => ({
    count,
    height: random(0.25, 0.5) / count,
    phase: random(0, 2 * Math.PI),
  }));
  const unevenAt = (angle: number) =>
    sum(waves.map(({ height, count, phase }) => height * Math.cos(count * angle + phase)));
  return times(rings, (index) => {
    const ring = rings - index;
    const points = times(corners, (corner) => {
      const uneven = unevenAt((2 * Math.PI * corner) / corners);
      return polar(at, ring * step * (1 + (uneven * ring) / mostRings), (360 * corner) / corners);
    });
    return smooth([closed(points)]);
  });
}
