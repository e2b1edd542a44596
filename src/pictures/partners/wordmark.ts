import { hexadecimal } from '../../charts/drawing/colours.ts';
import { colours } from '../../design/tokens.ts';
import { element, pictureFile } from '../picture-markup.ts';
import { type Setting, setLetters } from './lettering.ts';
import { type Mark, marks } from './marks.ts';

/** A partner's wordmark: its sign beside one or two lines of letters, or the letters alone. */
export interface Wordmark {
  /** Name of the file without its ending. */
  readonly file: string;
  readonly mark?: keyof typeof marks;
  readonly lines: readonly [Setting] | readonly [Setting, Setting];
  /** Rules above and below the letters, or one below. */
  readonly rules?: 'both' | 'below';
}

const height = 48;
const markSide = 36;

/** Height of capitals as a share of the size: near enough for all faces to stand in the optical middle. */
const capitals = 0.7;

/** Draws a wordmark in one ink: as wide as it needs to be, 48 high. */
export async function drawWordmark({ mark, lines, rules }: Wordmark): Promise<string> {
  const ink = hexadecimal(colours.slate);
  const set = await Promise.all(lines.map((line) => setLetters(line)));
  const start = mark ? markSide + 10 : 1;
  const leading = lines[1] ? (lines[0].size + lines[1].size) * 0.56 : 0;
  const top = (height - leading - capitals * lines[0].size) / 2;
  const first = top + capitals * lines[0].size - (rules === 'below' ? 4 : 0);
  const letters = set.map((line, index) => line.outline(start, first + index * leading)).join('');
  const end = start + Math.max(...set.map(({ width }) => width));
  const width = Math.ceil(end + 1);
  const rule = (y: number, weight: number) => `M1 ${y}H${Math.floor(end)}v${weight}H1z`;
  const ruled = { both: rule(6, 1.5) + rule(40.5, 1.5), below: rule(35, 5), none: '' }[rules ?? 'none'];
  const sign: Mark = mark ? marks[mark] : {};
  return pictureFile({ width, height }, [
    element('g', { fill: ink }, [
      element('path', { d: letters + ruled }),
      ...(sign.areas
        ? [element('path', { d: sign.areas, 'fill-rule': 'evenodd', transform: 'translate(0 6)' })]
        : []),
      ...(sign.lines
        ? [
            element('path', {
              d: sign.lines,
              fill: 'none',
              stroke: ink,
              'stroke-width': sign.weight ?? 2,
              transform: 'translate(0 6)',
            }),
          ]
        : []),
    ]),
  ]);
}
