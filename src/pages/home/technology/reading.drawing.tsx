import { rectangle } from '../../../drawings/paths.ts';
import { Path } from '../../../drawings/shapes.tsx';
import { smallDrawing } from './small-drawing.tsx';

/** Lines of a text with one phrase marked; from it to a card that names its skill and says how sure the model is. */
function Reading() {
  return (
    <>
      <Path d="M8 26h104M8 50h22M100 50h18M8 74h92M8 98h56" stroke="hair" weight="glow" />
      <Path d="M42 50h46" stroke="sun" weight="glow" />
      <Path d="M38 60h54M90 50C108 50 116 34 140 34" stroke="muted" weight="bold" />
      <Path
        d={rectangle({ x: 140, y: 16, width: 92, height: 88 })}
        fill="background"
        stroke="muted"
        weight="bold"
      />
      <Path d="M154 38h52" stroke="muted" weight="glow" />
      <Path d="M154 76h64" stroke="hair" weight="glow" />
      <Path d="M154 76h56" stroke="line" weight="glow" />
      <Path d="M204 64v24" stroke="muted" weight="bold" />
    </>
  );
}

export default smallDrawing('reading', Reading);
