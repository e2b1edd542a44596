import type { ReactNode } from 'react';
import type { Product } from '../content/products.ts';
import { circle, type Point, type Polyline, polar, tenth, times } from './paths.ts';
import { rosette, ticksAround } from './plate.tsx';
import { Circle, Clipped, Path, renderEach } from './shapes.tsx';
import { hillContours } from './terrain.tsx';

interface DiscProps {
  readonly at: Point;
}

/** A network whose branches lead to one point. */
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

/** A seal of woven rings, with fewer strands than the large ones. */
function Seal({ at }: DiscProps) {
  return (
    <>
      <Path
        curves={rosette({ centre: at, radius: 51, swing: 11, petals: 12, strands: 4, weave: 0 })}
        stroke="fine"
      />
      <Circle at={at} r={36} fill="line" opacity={0.12} />
      <Circle at={at} r={36} stroke="line" weight="medium" />
      <Path lines={ticksAround(at, 30, 6)} stroke="fine" />
      <Circle at={at} r={64} stroke="line" weight="medium" />
    </>
  );
}

const charts: Readonly<Record<Product, (props: DiscProps) => ReactNode>> = {
  'skills-agent': Network,
  'skills-mapping': Hill,
  'skills-1st-matching': Stars,
  'skills-passport': Seal,
  'skills-lens': Rings,
};

interface ProductDiscProps extends DiscProps {
  readonly product: Product;
  /** In user units. By default `discRadius`. */
  readonly radius?: number;
}

export const discRadius = 74;

/** A product's chart in miniature, as a disc in the colours of the product's world. */
export function ProductDisc({ product, at, radius = discRadius }: ProductDiscProps) {
  const Chart = charts[product];
  const centre: Point = { x: 0, y: 0 };
  return (
    <g
      data-world={product}
      transform={`translate(${tenth(at.x)} ${tenth(at.y)})scale(${tenth((100 * radius) / discRadius) / 100})`}
    >
      <Circle at={centre} r={discRadius} fill="tint" />
      <Clipped by={circle(centre, discRadius)}>
        <Chart at={centre} />
      </Clipped>
      <Circle at={centre} r={discRadius} stroke="line" weight="bold" />
    </g>
  );
}
