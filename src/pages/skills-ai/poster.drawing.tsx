import { beyond, closeUp, Lit, Station } from '../../drawings/close-ups.tsx';
import { times } from '../../drawings/paths.ts';
import { HairGrid } from '../../drawings/plate.tsx';
import { createRandom } from '../../drawings/random.ts';
import { each, Path } from '../../drawings/shapes.tsx';

const random = createRandom(9);
/** Lines of a text, each as words of uneven length. */
const lines = times(9, (row) => {
  const y = 18 + 30 * row;
  const words: string[] = [];
  for (let x = 40 + random(0, 14); x < 350; ) {
    const length = random(16, 54);
    words.push(`M${x.toFixed(1)} ${y}h${length.toFixed(1)}`);
    x += length + 12;
  }
  return words.join('');
});
const found = [
  { x: 150, y: 78, length: 66, sure: true },
  { x: 214, y: 138, length: 84, sure: true },
  { x: 128, y: 198, length: 74, sure: false },
];

/** A text in lines, and the three phrases in it that are skills: of two the AI is sure, one goes to a person. */
export default closeUp('reading', () => (
  <>
    <HairGrid box={beyond} parts={{ across: 16, down: 12 }} />
    <Path d={lines.join('')} stroke="fine" weight="heavy" opacity={0.5} />
    {each(found, ({ x, y, length, sure }) => (
      <>
        <Path d={`M${x - 6} ${y}h${length + 12}`} stroke="background" weight="glow" />
        <Path d={`M${x} ${y}h${length}`} stroke="line" weight="heavy" />
        <Lit
          d={`M${x} ${y + 11}h${length}C${x + length + 30} ${y + 11} ${x + length + 10} ${y - 24} 318 ${y - 24}`}
        />
        <Station at={{ x: 318, y: y - 24 }} r={9} full={sure} />
      </>
    ))}
  </>
));
