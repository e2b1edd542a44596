import { bleed, closeUp, LitRoute } from '../../drawings/close-ups.tsx';
import { times } from '../../drawings/paths.ts';
import { guillocheBand, rosette } from '../../drawings/plate.tsx';
import { Circle, Path } from '../../drawings/shapes.tsx';

const centre = { x: 180, y: 135 } as const;
const [across, down, arm] = [132, 82, 30];
/** A bracket at each corner of what the reader sees. */
const brackets = [-1, 1].flatMap((x) =>
  [-1, 1].map((y) => `M${centre.x + x * (across - arm)} ${centre.y + y * down}h${x * arm}v${-y * arm}`),
);
const weave = times(7, (row) =>
  guillocheBand({
    from: { x: bleed.x, y: 15 + 40 * row },
    width: bleed.width,
    envelope: (share) => 15 + 10 * Math.sin(7 * share + row),
    strands: 4,
  }),
).flat();

/** The video's poster: a credential in the frame of the device that checks it, read line by line. */
export default closeUp(
  'check',
  () => (
    <>
      <Path curves={weave} stroke="hair" weight="hairline" />
      <Circle at={centre} r={70} fill="background" />
      <Path
        curves={rosette({ centre, radius: 50, swing: 18, petals: 12, strands: 6, weave: 4 })}
        stroke="line"
        weight="hairline"
      />
      <Circle at={centre} r={71} stroke="line" weight="bold" />
      <Path d={brackets.join('')} stroke="line" weight="heavy" />
      <LitRoute d={`M${centre.x - across} 178H${centre.x + across}`} />
    </>
  ),
  'skills-passport',
);
