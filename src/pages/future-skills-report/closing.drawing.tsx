import { closeUp, LensCloseUp } from '../../drawings/close-ups.tsx';
import { horizons } from '../../drawings/data/skills-lens.ts';
import { middle } from '../../drawings/skills-lens.drawing.tsx';

const [{ radius }] = horizons;

/** The rim of the lens, where a sharp coast becomes a guess. */
export default closeUp('rim', () => (
  <LensCloseUp at={{ x: middle.x + radius * 0.45, y: middle.y - radius * 0.85 }} scale={1.25} />
));
