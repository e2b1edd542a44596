import type { Drawing } from '../../drawings/drawing.ts';
import { LitNetwork, Provinces, routeThrough } from '../../drawings/skills-agent.drawing.tsx';

/** The stops of the screen's route: the first two lie in the province of the system that they are read from, the answer beyond. */
const routed = routeThrough({ x: 4, y: 24, width: 540, height: 350 }, 40, 9, [
  { x: 0.09, y: 0.3 },
  { x: 0.42, y: 0.68 },
  { x: 0.76, y: 0.4 },
]);

/** A question lights a route through two systems to its answer; the page writes their names and the counts beside the stops. */
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
