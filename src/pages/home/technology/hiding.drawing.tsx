import { type Polyline, rectangle, times } from '../../../drawings/paths.ts';
import { Circle, Path, renderEach } from '../../../drawings/shapes.tsx';
import { smallDrawing } from './small-drawing.tsx';

/** The levels that a CV shows of its skills, of five. */
const levels = [4, 2, 5] as const;

/** Lines across the place of the picture, from edge to edge. */
const hatch = times(12, (line): Polyline => {
  const [across, left, top] = [8 * (line + 1), 22, 20];
  return [
    { x: left + Math.max(0, across - 52), y: top + Math.min(52, across) },
    { x: left + Math.min(46, across), y: top + Math.max(0, across - 46) },
  ];
});

/** A CV whose picture and name are struck out, and the levels of its skills, which stay. */
function Hiding() {
  return (
    <>
      <Path
        d={rectangle({ x: 8, y: 6, width: 224, height: 108 })}
        fill="background"
        stroke="muted"
        weight="bold"
      />
      <Path d={rectangle({ x: 22, y: 20, width: 46, height: 52 })} stroke="muted" dash="4 4" />
      <Path lines={hatch} stroke="fine" />
      <Path d="M24 86h42M24 100h28" stroke="hair" weight="glow" />
      <Path d="M16 78L74 14M18 86h56M18 100h42" stroke="muted" weight="bold" />
      {renderEach(levels, (level, row) => (
        <>
          <Path d={`M88 ${32 + 28 * row}h46`} stroke="hair" weight="glow" />
          {renderEach(
            times(5, (dot) => dot),
            (dot) => (
              <Circle
                at={{ x: 156 + 15 * dot, y: 32 + 28 * row }}
                r={5}
                fill={dot < level ? 'line' : 'background'}
                stroke="line"
                weight="medium"
              />
            ),
          )}
        </>
      ))}
    </>
  );
}

export default smallDrawing('hiding', Hiding);
