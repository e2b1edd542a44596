import { closeUp, focus, inReef } from '../../drawings/close-ups.tsx';
import { Nested, type Paint, Repaint } from '../../drawings/medium.tsx';
import { Circle, each } from '../../drawings/shapes.tsx';
import { SuiteGlobe } from './suite-globe.drawing.tsx';

const scale = 0.48;
const centre = { x: focus.x - 28, y: focus.y } as const;
/** The middle of the engine in the suite's globe. */
const engine = { x: 362, y: 336 } as const;

/** So small, the points of the families need more weight than in the chart. */
function bolder(paint: Paint): Paint {
  return {
    ...inReef(paint),
    ...(paint.fill === 'ground' ? { fill: 'land' } : {}),
    ...(paint.weight === 'dot' ? { stroke: 'line', weight: 'heavy' } : {}),
    ...(paint.weight === 'bold' ? { weight: 'heavy' } : {}),
  };
}

/** The suite's globe from above its pole: the engine, and five products on one route around it. */
export default closeUp('pole', () => (
  <>
    <g transform={`translate(${centre.x - engine.x * scale} ${centre.y - engine.y * scale})scale(${scale})`}>
      <Nested>
        <Repaint by={bolder}>
          <SuiteGlobe />
        </Repaint>
      </Nested>
    </g>
    {each([8, 18, 28], (r) => (
      <Circle at={centre} r={r} stroke="line" weight="hairline" />
    ))}
  </>
));
