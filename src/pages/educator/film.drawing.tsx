import { scaleLinear } from 'd3-scale';
import { linkHorizontal } from 'd3-shape';
import { readContent } from '../../content/loader/read-content.ts';
import { educator } from '../../content/schemas/audience-pages.ts';
import type { Drawing } from '../../drawings/drawing.ts';
import { Circle, each, Path } from '../../drawings/shapes.tsx';

const { skills } = readContent('.', 'educator', educator).curriculum;
/** Shares of job adverts up to 55 per cent. */
const down = scaleLinear([0, 55], [330, 30]);
const [left, right] = [120, 520];
const slope = linkHorizontal();

/** The film's poster, without words: how much each skill was asked for in the first term and in the last. */
export default {
  name: 'educator-film',
  full: {
    width: 640,
    height: 360,
    Picture: () => (
      <>
        <Path d={`M${left} 16V344M${right} 16V344`} stroke="line" />
        {each(skills, ({ terms }) => {
          const [first, last] = [terms[0], terms.at(-1)];
          if (!first || !last) return null;
          const [from, to] = [down(first.share), down(last.share)];
          const [taught, stays] = [last.weeks > 0, first.weeks > 0];
          const paint =
            taught && !stays
              ? ({ stroke: 'sun', weight: 'heavy' } as const)
              : ({ stroke: 'fine', weight: 'dot' } as const);
          return (
            <>
              <Path
                d={slope({ source: [left, from], target: [right, to] }) ?? ''}
                {...paint}
                {...(taught ? {} : { dash: '6 8' })}
              />
              <Circle
                at={{ x: left, y: from }}
                r={7}
                fill={stays ? 'line' : 'ground'}
                stroke="line"
                weight="bold"
              />
              <Circle
                at={{ x: right, y: to }}
                r={7}
                fill={taught ? 'line' : 'ground'}
                stroke="line"
                weight="bold"
              />
            </>
          );
        })}
      </>
    ),
  },
} satisfies Drawing;
