import type { Drawing } from '../../drawings/drawing.ts';
import { LitNetwork, Provinces, routeThrough } from '../../drawings/skills-agent.drawing.tsx';

/** Each of the first three stops lies in a province of its own, and the answer at the end of the third. */
const routed = routeThrough({ x: 4, y: 24, width: 540, height: 350 }, 40, 9, [
  { x: 0.09, y: 0.42 },
  { x: 0.39, y: 0.72 },
  { x: 0.68, y: 0.27 },
  { x: 0.88, y: 0.66 },
]);

/** A question lights a route through three systems to its answer; the page writes their names and counts beside the stops. */
const drawing: Drawing = {
  name: 'agent-hero',
  world: 'skills-agent',
  full: {
    width: 560,
    height: 420,
    Picture: () => (
      <>
        <Provinces field={{ x: -10, y: -10, width: 580, height: 440 }} borders={[0.25, 0.56]} />
        <LitNetwork routed={routed} r={11} rim="line" />
      </>
    ),
  },
};

export default drawing;
