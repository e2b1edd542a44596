import { closeUp, LitRoute, Station } from '../../drawings/close-ups.tsx';
import { times } from '../../drawings/paths.ts';
import { Path, renderEach } from '../../drawings/shapes.tsx';

/** Applications on the left; every fifth reaches the shortlist on the right, and the others end on the way. */
const applications = times(30, (index) => ({ y: 46 + 6.1 * index, place: (index - 3) / 5 }));
const ways = applications.map(({ y, place }) => {
  const end = 68 + 27 * place;
  return Number.isInteger(place)
    ? { end, d: `M24 ${y}C150 ${y} 190 ${end} 330 ${end}` }
    : { end: undefined, d: `M24 ${y}C90 ${y} 120 ${y + (135 - y) * 0.3} 146 ${y + (135 - y) * 0.34}` };
});
const listed = ways.filter((way) => way.end !== undefined);

/** The video's poster: how a long list becomes a short one. */
export default closeUp('shortlist', () => (
  <>
    <Path d={ways.map(({ d }) => d).join('')} stroke="fine" />
    <Path d={applications.map(({ y }) => `M10 ${y}h10`).join('')} stroke="line" weight="heavy" />
    {renderEach(listed, ({ end = 0, d }) => (
      <>
        <LitRoute d={d} />
        <Station at={{ x: 330, y: end }} r={8} full />
      </>
    ))}
  </>
));
