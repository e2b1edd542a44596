import { times } from '../../../drawings/paths.ts';
import { Circle, Path, renderEach } from '../../../drawings/shapes.tsx';
import { smallDrawing } from './small-drawing.tsx';

/** When something happens, and how high the count is from then on. */
const events = [
  { x: 52, y: 76 },
  { x: 124, y: 52 },
  { x: 196, y: 22 },
] as const;
const axis = 102;

/** A count over time: it rises at the very moment of each event on the axis. */
function Counting() {
  const steps = events.map(({ x, y }) => `H${x}V${y}`).join('');
  const ticks = times(19, (tick) => `M${12 + 12 * tick} ${axis}v6`).join('');
  return (
    <>
      <Path d={`M8 92${steps}H232V${axis}H8z`} fill="tint" />
      <Path d={`M8 ${axis}h224${ticks}`} stroke="muted" />
      <Path d={events.map(({ x, y }) => `M${x} ${axis}V${y}`).join('')} stroke="muted" dash="3 4" />
      <Path d={`M8 92${steps}H232`} stroke="line" weight="dot" />
      {renderEach(events, ({ x }, index) => (
        <Circle
          at={{ x, y: axis }}
          r={7}
          fill={index === events.length - 1 ? 'sun' : 'background'}
          stroke="muted"
          weight="bold"
        />
      ))}
    </>
  );
}

export default smallDrawing('counting', Counting);
