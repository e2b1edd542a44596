import { closeUp, focus, LitRoute, Station } from '../../drawings/close-ups.tsx';
import { Path, renderEach } from '../../drawings/shapes.tsx';
import { hillContours } from '../../drawings/terrain.tsx';

const hill = { at: { x: focus.x + 26, y: focus.y - 6 }, rings: 10, step: 17, seed: 21 } as const;
const contours = hillContours(hill);
const hollow = hillContours({ at: { x: 40, y: 250 }, rings: 5, step: 17, seed: 8 });

/** A summit from near: people who moved up the route have filled its top. */
export default closeUp(
  'summit',
  () => (
    <>
      {renderEach(contours, (contour) => (
        <Path d={contour} fill="line" opacity={0.07} />
      ))}
      <Path d={contours.join('')} stroke="fine" />
      <Path d={[contours[1], contours[6]].join('')} stroke="line" weight="bold" />
      <Path d={hollow.join('')} stroke="sun" weight="hairline" dash="3 4" opacity={0.7} />
      <Path d={contours[7] ?? ''} fill="sun" />
      <Path d={contours.slice(8).join('')} stroke="background" />
      <LitRoute d={`M52 242C110 246 130 190 ${hill.at.x - 34} ${hill.at.y + 26}`} />
      <Station at={{ x: 52, y: 242 }} r={8} />
    </>
  ),
  'skills-mapping',
);
