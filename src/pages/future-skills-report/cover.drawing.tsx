import { ranked } from '../../content/forecast-range.ts';
import { checkedFile } from '../../content/loader/check-content.ts';
import { report } from '../../content/report.ts';
import type { Drawing } from '../../drawings/drawing.ts';
import { rectangle } from '../../drawings/paths.ts';
import { HairGrid } from '../../drawings/plate.tsx';
import { Circle, Path } from '../../drawings/shapes.tsx';
import { createHeightField, levels, Relief } from '../../drawings/terrain.tsx';
import { places, size } from './cover-places.ts';

/** A little larger than the cover, so that no line ends on it. */
const sheet = { x: -12, y: -12, width: size.width + 24, height: size.height + 24 } as const;

const skills = ranked(checkedFile('content/report', report)().movers);
const peaks = skills.flatMap(({ change: trend }, index) => {
  const place = places[index];
  return place ? [{ ...place, height: trend, spread: 46 }] : [];
});
const [summit] = peaks;
const field = createHeightField(peaks, { seed: 25, reach: 16, scale: 110 });

/** The skills of the report as terrain: a contour for every three per cent that demand rises, dashed where it falls. */
function Cover() {
  return (
    <>
      <HairGrid box={{ x: 0, y: 0, ...size }} parts={{ across: 5, down: 7 }} />
      <Relief
        field={field}
        tracing={{ box: sheet, cell: 7, tolerance: 0.7 }}
        tints={[6, 15, 24]}
        tint={0.12}
        fine={levels(3, 36, 3, 12)}
        bold={[12, 24, 36]}
        below={[-3, -9, -15, -21]}
        dash="3 4"
      />
      {summit ? <Circle at={summit} r={9} fill="sun" stroke="background" weight="heavy" /> : null}
      <Path d={rectangle({ x: 0, y: 0, ...size })} stroke="hair" />
    </>
  );
}

export default { name: 'report-cover', full: { ...size, Picture: Cover } } satisfies Drawing;
