import { closeUp, focus, LitRoute, Station } from '../../drawings/close-ups.tsx';
import { highland, World } from './world.drawing.tsx';

/** The world of skills from near, with the way from one highland to the next. */
export default closeUp('world', () => {
  const [from, over, to] = [highland(0), highland(2), highland(4)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <g transform={`translate(${focus.x - middle.x * 0.62} ${focus.y - middle.y * 0.62})scale(0.62)`}>
      <World />
      <LitRoute d={`M${from.x} ${from.y}Q${over.x} ${over.y - 160} ${to.x} ${to.y}`} />
      <Station at={from} r={12} />
      <Station at={to} r={12} full />
    </g>
  );
});
