import { closeUp, LensCloseUp } from '../../drawings/close-ups.tsx';
import { middle } from '../../drawings/skills-lens.drawing.tsx';

/** Rings of years, the coast sharp in the nearest one. */
export default closeUp('rings', () => <LensCloseUp at={{ x: middle.x + 18, y: middle.y }} scale={0.86} />);
