import { graticule, type Position, project, type View } from '../../../drawings/globe.ts';
import { rectangle } from '../../../drawings/paths.ts';
import { Circle, Path, renderEach } from '../../../drawings/shapes.tsx';
import { smallDrawing } from './small-drawing.tsx';

const view: View = { middle: [10, 20], centre: { x: 64, y: 60 }, radius: 52 };
/** Three countries of the globe. */
const countries: readonly Position[] = [
  [-24, 46],
  [34, 8],
  [-10, -22],
];
const name = { x: 150, y: 60 };

/** Three places on a globe, whose words all lead to one name. */
function Naming() {
  const places = countries.flatMap((country) => project(country, view) ?? []);
  const ways = places.map(
    ({ x, y }) => `M${x} ${y}C${x + 40} ${y} ${name.x - 30} ${name.y} ${name.x} ${name.y}`,
  );
  return (
    <>
      <Circle at={view.centre} r={view.radius} fill="tint" />
      <Path curves={graticule(30, view)} stroke="fine" weight="hairline" />
      <Circle at={view.centre} r={view.radius} stroke="line" weight="bold" />
      <Path d={ways.join('')} stroke="muted" weight="bold" />
      {renderEach(places, (place) => (
        <Circle at={place} r={6} fill="background" stroke="muted" weight="bold" />
      ))}
      <Path
        d={rectangle({ x: name.x, y: name.y - 22, width: 82, height: 44 })}
        fill="sun"
        stroke="muted"
        weight="bold"
      />
      <Path d="M166 60h50" stroke="muted" weight="glow" />
    </>
  );
}

export default smallDrawing('naming', Naming);
