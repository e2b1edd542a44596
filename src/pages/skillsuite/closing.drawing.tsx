import { closeUp, inReef } from '../../drawings/close-ups.tsx';
import { Nested, type Paint, Repaint } from '../../drawings/medium.tsx';
import { PlottingTable } from './plotting-table.drawing.tsx';

/** Stops are dark rings on the lit route. */
function onInk(paint: Paint): Paint {
  return paint.stroke === 'sun' && paint.fill ? { fill: 'ground' } : inReef(paint);
}

/** The plotting table of the suite: one question's route over its sheets. */
export default closeUp('table', () => (
  <g transform="translate(-122 -42)rotate(-5)scale(.8)">
    <Nested>
      <Repaint by={onInk}>
        <PlottingTable />
      </Repaint>
    </Nested>
  </g>
));
