import { closeUp, focus, GreatSeal } from '../../drawings/close-ups.tsx';
import { Tick } from '../../drawings/plate.tsx';

/** One huge seal of the passport, with the tick of a verified skill. */
export default closeUp(
  'rosette',
  () => (
    <>
      <GreatSeal centre={focus} radius={158} />
      <g transform={`translate(${focus.x} ${focus.y})scale(1.5)`}>
        <Tick radius={22} tone="sun" />
      </g>
    </>
  ),
  'skills-passport',
);
