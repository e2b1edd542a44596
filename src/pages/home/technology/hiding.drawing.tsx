import { rectangle, times } from '../../../drawings/paths.ts';
import { Circle, Path, renderEach } from '../../../drawings/shapes.tsx';
import { smallDrawing } from './small-drawing.tsx';

/** The levels that a CV shows of its skills, of five. */
const levels = [4, 2, 5] as const;

/** A CV whose picture and name are blacked out, and the levels of its skills, which stay. */
function Hiding() {
  return (
    <>
      <Path
        d={rectangle({ x: 8, y: 6, width: 224, height: 108 })}
        fill="background"
        stroke="muted"
        weight="bold"
      />
      <Path d={rectangle({ x: 22, y: 20, width: 42, height: 50 })} fill="muted" />
      <Path d="M26 84h34M26 98h22" stroke="muted" weight="glow" />
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
