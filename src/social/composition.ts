import { hexadecimal } from '../charts/drawing/colours.ts';
import { colours, families } from '../design/tokens.ts';
import { runPath } from '../outlines/glyph-path.ts';
import type { TextStyle, Typesetter } from '../outlines/typesetter.ts';
import { brand } from '../site.ts';
import { pictureSize } from './picture-size.ts';
import { wrapBalanced } from './wrap-title.ts';

/** What a picture says. */
interface Poster {
  readonly title: string;
  readonly description: string;
  /** The chart's elements, as `chartLayer` gives them. */
  readonly chart: string;
}

const margin = 64;
const column = 490;
const titleSizes = [112, 100, 92, 84, 76, 70, 64, 58];
const titleLeading = 1.02;
/** The title begins below the brand. */
const titleTop = margin + 68;
/** Height of capitals of the display face, in ems. */
const capHeight = 0.7;
/** From the title's last baseline to the description's first, room for descenders included. */
const titleClearance = 62;
const description: TextStyle = { family: families.text, weight: 420, size: 25 };
const descriptionLeading = 35;
const name: TextStyle = { family: families.display, weight: 700, size: 34 };

const ink = hexadecimal(colours.ink);

function lines(
  texts: readonly string[],
  style: TextStyle,
  top: number,
  leading: number,
  typesetter: Typesetter,
): string {
  return texts
    .map((text, index) => runPath(typesetter.set(text, style), margin, top + index * leading))
    .join('');
}

/** The largest size at which the title fits its column in at most four lines above `bottom`, its last baseline. */
function setTitle(title: string, bottom: number, typesetter: Typesetter) {
  for (const size of titleSizes) {
    const style: TextStyle = { family: families.display, weight: 700, size };
    const texts = wrapBalanced(title, column, (line) => typesetter.width(line, style));
    const leading = size * titleLeading;
    const top = bottom - (texts.length - 1) * leading;
    const fits = texts.every((line) => typesetter.width(line, style) <= column);
    if (fits && texts.length <= 4 && top - size * capHeight >= titleTop)
      return { texts, style, top, leading };
  }
  throw new Error(`The title “${title}” does not fit a social picture.`);
}

const mark = `<g transform="translate(${margin} ${margin - 8})scale(1.5)" fill="none" stroke="${hexadecimal(colours.reef)}" stroke-width="2" stroke-linecap="round"><path d="M2 17c6-1 7-12 14-12s8 8 14 7M2 22c7-1 9-10 14-10s8 6 14 5"/><circle cx="16" cy="2.4" r="2.2" stroke="none" fill="${hexadecimal(colours.signal)}"/></g>`;

const fade = `<linearGradient id="fade"><stop offset="0.66" stop-color="${ink}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient>`;

/**
 * The picture of a page as an SVG document without any text element: everything written is an outline. Throws where the
 * title has no room.
 */
export function composePicture(poster: Poster, typesetter: Typesetter): string {
  const { width, height } = pictureSize;
  const words = wrapBalanced(poster.description, column, (line) => typesetter.width(line, description));
  const wordsTop = height - margin - 4 - (words.length - 1) * descriptionLeading;
  const title = setTitle(poster.title, wordsTop - titleClearance, typesetter);
  const paper = hexadecimal(colours.paper);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${fade}</defs><rect width="100%" height="100%" fill="${ink}"/>${poster.chart}${mark}`,
    `<path fill="${paper}" d="${runPath(typesetter.set(brand, name), margin + 60, margin + 22)}"/>`,
    `<path fill="${paper}" d="${lines(title.texts, title.style, title.top, title.leading, typesetter)}"/>`,
    `<path fill="${hexadecimal(colours.contour)}" d="${lines(words, description, wordsTop, descriptionLeading, typesetter)}"/>`,
    '</svg>',
  ].join('');
}
