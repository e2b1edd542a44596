import type { ReactNode } from 'react';
import { products } from '../../content/products.ts';
import type { World } from '../../design/worlds.ts';
import { GreatSeal } from '../../drawings/close-ups.tsx';
import type { Drawing } from '../../drawings/drawing.ts';
import { circle, type Point, type Polyline, polar, tenth, times } from '../../drawings/paths.ts';
import { Route, ticksAround } from '../../drawings/plate.tsx';
import { chartText, organisation } from '../../drawings/sample.ts';
import { Circle, Clipped, Group, Path, renderEach, Words } from '../../drawings/shapes.tsx';
import { hillContours } from '../../drawings/terrain.tsx';

const width = 560;
const height = 636;
const radius = 74;

/** Places of the discs, from top to bottom in turn on the left and on the right. */
const places: readonly Point[] = times(5, (index) => ({
  x: index % 2 === 0 ? 112 : width - 112,
  y: radius + 1 + index * 121,
}));

interface DiscProps {
  readonly at: Point;
}

/** A network whose branches lead to one answer. */
function Network({ at }: DiscProps) {
  const branches = times(9, (index): Polyline => {
    const angle = index * 40 + (index % 2) * 9;
    return [polar(at, 80, angle), polar(at, 46, angle + 14), polar(at, 24, angle - 8), at];
  });
  return (
    <>
      <Path lines={branches} stroke="line" weight="medium" />
      {renderEach(branches, ([, outer = at, inner = at]) => (
        <>
          <Circle at={outer} r={4.5} fill="background" stroke="line" weight="medium" />
          <Circle at={inner} r={3} fill="line" />
        </>
      ))}
    </>
  );
}

/** The contours of one hill. */
function Hill({ at }: DiscProps) {
  const rings = hillContours({ at: { x: at.x + 3, y: at.y - 2 }, rings: 9, step: 8.5, seed: 12 });
  return renderEach(rings, (d, index) => (
    <Path d={d} stroke={index % 4 === 0 ? 'line' : 'fine'} weight={index % 4 === 0 ? 'medium' : 'thin'} />
  ));
}

/** Two constellations that share their stars; one star of the role has no partner. */
function Stars({ at }: DiscProps) {
  const star = (x: number, y: number): Point => ({ x: at.x + x, y: at.y + y });
  const shared = [star(-38, -34), star(-8, -52), star(36, -28), star(46, 18), star(8, 46), star(-40, 22)];
  const ring = [...shared, ...shared.slice(0, 1)];
  return (
    <>
      <Circle at={at} r={62} stroke="fine" />
      <Circle at={at} r={34} stroke="fine" />
      <Path lines={ticksAround(at, 70, 8)} stroke="fine" />
      <Path lines={[ring]} stroke="line" weight="medium" />
      <Path lines={[[star(-40, 22), star(-58, 50)]]} stroke="line" dash="4 4" />
      {renderEach(shared, (place) => (
        <>
          <Circle at={place} r={7.5} fill="background" stroke="line" weight="medium" />
          <Circle at={place} r={4} fill="line" />
        </>
      ))}
    </>
  );
}

/** Rings of years through which a coast becomes sharp. */
function Rings({ at }: DiscProps) {
  const coast = times(13, (index): Point => {
    const x = at.x - 78 + index * 13;
    return { x, y: at.y + 30 - index * 4 + (index % 3) * 9 - (index % 2) * 7 };
  });
  return (
    <>
      {[22, 40, 58].map((r) => (
        <Circle key={r} at={at} r={r} stroke="line" weight="medium" />
      ))}
      <Path lines={ticksAround(at, 70, 9)} stroke="line" />
      <Path curves={[coast.slice(6)]} stroke="line" weight="bold" />
      <Path curves={[coast.slice(0, 7)]} stroke="fine" weight="bold" dash="5 5" />
    </>
  );
}

/** The products' charts by their worlds, in the order of the route. */
const charts = [
  ['skills-agent', Network],
  ['skills-mapping', Hill],
  ['skills-1st-matching', Stars],
  ['skills-passport', ({ at }: DiscProps) => <GreatSeal centre={at} radius={62} />],
  ['skills-lens', Rings],
] as const satisfies readonly (readonly [World, (props: DiscProps) => ReactNode])[];

/** The way through the middle of each disc, downwards: it arrives from above and leaves below. */
const way = places
  .slice(1)
  .map((to, index) => {
    const from = places[index] ?? to;
    const bend = tenth((to.y - from.y) * 0.82);
    return `C${from.x} ${from.y + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`;
  })
  .join('');

/** One record on its way through the charts of five products, each a disc in the colours of its world. */
function SuiteRoute() {
  const [start = { x: 0, y: 0 }] = places;
  return (
    <>
      {renderEach(charts, ([world, Chart], index) => {
        const at = places[index] ?? start;
        return (
          <g data-world={world}>
            <Circle at={at} r={radius} fill="tint" />
            <Clipped by={circle(at, radius)}>
              <Chart at={at} />
            </Clipped>
            <Circle at={at} r={radius} stroke="line" weight="bold" />
          </g>
        );
      })}
      <Route d={`M${start.x} 0V${start.y}${way}`} enter="draw-3" />
      <Group enter="fade">
        {renderEach(places, (at, index) => (
          <>
            <Circle at={at} r={17} fill="background" stroke="ink" weight="bold" />
            <Words {...at} size="figure" anchor="middle" drop={0.35} text={`${index + 1}`} />
          </>
        ))}
      </Group>
    </>
  );
}

export default {
  name: 'suite-route',
  text: chartText('suite-route', { products: products.length, question: organisation.question.text }),
  full: { width, height, Picture: SuiteRoute },
} satisfies Drawing;
