import { bleed, closeUp } from '../../drawings/close-ups.tsx';
import { LitNetwork, routeThrough } from '../../drawings/skills-agent.drawing.tsx';

const routed = routeThrough(bleed, 44, 9, [
  { x: 0.02, y: 0.2 },
  { x: 0.3, y: 0.72 },
  { x: 0.5, y: 0.3 },
  { x: 0.74, y: 0.55 },
]);

/** The end of a route: the people whom the question asked for. */
export default closeUp('network', () => <LitNetwork routed={routed} r={11} rim="line" />, 'skills-agent');
