import { closeUp, focus, StarsCloseUp } from '../../drawings/close-ups.tsx';

/** The star charts from near, turned as a hand turns a planisphere. */
export default closeUp('stars-turned', () => (
  <g transform={`rotate(-58 ${focus.x} ${focus.y})`}>
    <StarsCloseUp at={{ x: 288, y: 204 }} scale={0.92} />
  </g>
));
