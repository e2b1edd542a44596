import type { Drawing } from '../../drawings/drawing.ts';
import { Circle, Path, renderEach } from '../../drawings/shapes.tsx';
import { readPage } from './schema.ts';

const { skills } = readPage().curriculum;
const [left, right] = [120, 520];
/** Shares of job adverts up to 55 per cent, from the bottom up. */
const down = (share: number) => 330 - (300 * share) / 55;

/** The video's poster, without words: how much each skill was asked for in the first term and in the last. */
function EducatorPoster() {
  return (
    <>
      <Path d={`M${left} 16V344M${right} 16V344`} stroke="line" />
      {renderEach(skills, ({ terms }) => {
        const endAt = (x: number, term: (typeof terms)[number] | undefined) => {
          return { x, y: down(term?.share ?? 0), taught: (term?.weeks ?? 0) > 0 };
        };
        const [from, to] = [endAt(left, terms[0]), endAt(right, terms.at(-1))];
        const isNew = to.taught && !from.taught;
        return (
          <>
            <Path
              d={`M${left} ${from.y}C320 ${from.y} 320 ${to.y} ${right} ${to.y}`}
              stroke={isNew ? 'sun' : 'fine'}
              weight={isNew ? 'heavy' : 'dot'}
              {...(to.taught ? {} : { dash: '6 8' })}
            />
            {renderEach([from, to], (end) => (
              <Circle at={end} r={7} fill={end.taught ? 'line' : 'background'} stroke="line" weight="bold" />
            ))}
          </>
        );
      })}
    </>
  );
}

export default {
  name: 'educator-poster',
  full: { width: 640, height: 360, Picture: EducatorPoster },
} satisfies Drawing;
