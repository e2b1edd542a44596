import { contours } from 'd3-contour';
import type { ReactNode } from 'react';
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
import { ClearOf, Path } from './shapes.tsx';

/** A hill, or a basin if `height` is negative. At the distance `spread` (user units) it has about 61% of its height. */
interface Peak extends Point {
  readonly height: number;
  readonly spread: number;
}

/**
 * The distortion of a terrain, in user units: bends about `scale` wide move points by up to `reach`, finer bends by up to
 * a third of that.
 */
interface Warp {
  readonly seed: number;
  readonly reach: number;
  readonly scale: number;
}

/** Returns a function that moves a point by the warp, which gives round hills ridges and bays. */
function createWarp({ seed, reach, scale }: Warp): (x: number, y: number) => Point {
  const [across, down] = [createNoise(seed), createNoise(seed + 1)];
  const bend = (noise: HeightField, x: number, y: number) =>
    noise(x / scale, y / scale) + 0.3 * noise((3 * x) / scale + 9, (3 * y) / scale + 9);
  return (x, y) => ({ x: x + reach * bend(across, x, y), y: y + reach * bend(down, x, y) });
}

/**
 * Returns a terrain with the exact height of each peak at its position. Hills overlap, so their own heights are corrected
 * until the sum fits (Gauss–Seidel method). That converges if hills are further apart than they are wide.
 */
export function createHeightField(peaks: readonly Peak[], warp: Warp): HeightField {
  const move = createWarp(warp);
  const hills = peaks.map((peak) => ({ ...peak, ...move(peak.x, peak.y), target: peak.height }));
  const heightAt = (place: Point) =>
    sum(hills.map((hill) => hill.height * Math.exp(-((distance(place, hill) / hill.spread) ** 2) / 2)));
  for (let round = 0; round < 60; round += 1)
    for (const hill of hills) hill.height += hill.target - heightAt(hill);
  return (x, y) => heightAt(move(x, y));
}

interface Tracing {
  readonly box: Box;
  /** Grid size in user units. Smaller details are lost. */
  readonly cell: number;
  /** The maximum deviation of a traced line, in user units. */
  readonly tolerance: number;
}

/** Splits a closed line at its points on the edge. Returns the line unchanged if no point is on the edge. */
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
 * Returns functions that trace a field at given heights, as areas or as lines. Rings shorter than 10 user units are omitted. The
 * traced edge is one and a half cells outside the box, so callers clip to the box.
 */
export function trace(field: HeightField, { box, cell, tolerance }: Tracing) {
  const columns = Math.max(1, Math.round(box.width / cell)) + 3;
  const rows = Math.max(1, Math.round(box.height / cell)) + 3;
  const [across, down] = [box.width / (columns - 3), box.height / (rows - 3)];
  // d3-contour's pixel centres are the nodes of the grid, which has one more row or column outside each edge.
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
    /** Returns areas that are closed along the edge. Points on the edge are doubled, so that smooth curves keep their corners. */
    areas: (...levels: readonly number[]): Polyline[] =>
      rings(levels).map((ring) =>
        simplified(ring).flatMap((point) => (isEdge(point) ? [point, point] : [point])),
      ),
    /** Returns contour lines that are open at the edge. */
    lines: (...levels: readonly number[]): Polyline[] =>
      rings(levels).flatMap((ring) => partsWithin(ring, isEdge).map(simplified)),
  };
}

/** Returns the numbers from `from` to `to` (inclusive) in steps, without the multiples of `except`. */
export function levels(from: number, to: number, step: number, except?: number): readonly number[] {
  return times(Math.floor((to - from) / step + 1e-9) + 1, (index) => from + index * step).filter(
    (level) => !except || level % except !== 0,
  );
}

interface ReliefProps {
  readonly field: HeightField;
  readonly tracing: Tracing;
  /** Levels above which a tint is added: higher terrain gets darker. */
  readonly tints: readonly number[];
  /** Opacity of each tint, 0 to 1. */
  readonly tint: number;
  /** Depths below zero (as positive numbers) from which basins are filled with sand. */
  readonly sand?: readonly number[];
  readonly fine: readonly number[];
  readonly bold: readonly number[];
  /** Levels below zero, drawn as dashed lines. */
  readonly below?: readonly number[];
  readonly dash?: string;
  /** Words around which the lines have gaps. */
  readonly clearOf?: ReactNode;
}

/** A contour map: tinted areas with fine, bold and, below zero, dashed contours. */
export function Relief(props: ReliefProps) {
  const {
    field,
    tracing,
    tints,
    tint,
    sand = [],
    fine,
    bold,
    below = [],
    dash = '3 3',
    clearOf = [],
  } = props;
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
      <ClearOf box={tracing.box} words={clearOf}>
        <Path curves={lines(...fine)} stroke="fine" weight="hairline" enter="draw-1" />
        <Path curves={lines(...below)} stroke="muted" weight="hairline" dash={dash} enter="fade" />
        <Path curves={lines(...bold)} stroke="line" weight="medium" enter="draw-2" />
      </ClearOf>
    </>
  );
}

interface Hill {
  readonly at: Point;
  /** The number of contours. With `even` it may be fractional. */
  readonly rings: number;
  /** The distance between contours in user units. With `even` it is the radius of the smallest one. */
  readonly step: number;
  readonly seed: number;
  /** Whether every contour adds the same area, so that hills can be compared by size. */
  readonly even?: boolean;
}

/** The number of rings at which the outer ones would cross. The largest hill has one less. */
const crossingRings = 10;

/** The smallest fraction of a ring that gets a contour. A smaller fraction enlarges the outermost contour. */
const minFraction = 0.25;

/**
 * Returns the contours of a hill as path data, from the foot up. They never cross: each is smaller and rounder than the contour
 * below. A hill with fewer rings is the middle of a larger one.
 */
export function hillContours({ at, rings, step, seed, even = false }: Hill): readonly string[] {
  const corners = 20;
  const random = createRandom(seed);
  const waves = [2, 3, 5].map((count) => ({
    count,
    height: random(0.25, 0.5) / count,
    phase: random(0, 2 * Math.PI),
  }));
  const unevenAt = (angle: number) =>
    sum(waves.map(({ height, count, phase }) => height * Math.cos(count * angle + phase)));
  return times(Math.ceil(rings - minFraction), (index) => {
    const ring = index === 0 ? rings : Math.ceil(rings - minFraction) - index;
    const [radius, share] = even ? [step * Math.sqrt(ring), 0.5] : [step * ring, ring / crossingRings];
    const points = times(corners, (corner) => {
      const uneven = unevenAt((2 * Math.PI * corner) / corners);
      return polar(at, radius * (1 + uneven * share), (360 * corner) / corners);
    });
    return smooth([closed(points)]);
  });
}

interface HillPictureProps {
  readonly className: string | undefined;
  readonly width: number;
  readonly height: number;
  /** SVG's `preserveAspectRatio`, for a place with other proportions. */
  readonly fit?: string;
  readonly hill: Hill;
}

/** The contours of a hill as a decorative picture. */
export function HillPicture({ className, width, height, fit, hill }: HillPictureProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      {hillContours(hill).map((contour) => (
        <path key={contour} d={contour} />
      ))}
    </svg>
  );
}
