import { type TextSize, textLook } from '../../src/design/drawing-theme.ts';

/** Wide, with everything that a pointer can bring forth, or as on a phone. */
type Shown = 'wide' | 'pointed' | 'phone';

interface Line {
  readonly words: string;
  readonly size: TextSize;
  /** Shows only while its part is pointed at. */
  readonly pointed: boolean;
  readonly minor: boolean;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly x: number;
  readonly y: number;
  /** Lines below the first one of its text, from 0. */
  readonly line: number;
  /** How far below `y` the first baseline stands, in line heights of `first`. */
  readonly drop: number;
  readonly first: TextSize;
}

const sizes = [
  'station-more',
  'small',
  'strong',
  'title',
  'figure',
  'numeral',
  'region',
  'station',
  'code',
  'more',
] as const;

/** The lines of the upright texts of a chart's SVG; texts that are moved or turned are left out. */
export function textsIn(svg: string): readonly Line[] {
  const lines: Line[] = [];
  // Of each open group: whether it is moved, minor, or waits for the pointer.
  const groups: { readonly moved: boolean; readonly minor: boolean; readonly pointed: boolean }[] = [];
  for (const [tag, attributes = '', texts] of svg.matchAll(/<g([^>]*)>|<\/g>|<text([^>]*)>(.*?)<\/text>/g)) {
    if (tag === '</g>') groups.pop();
    else if (tag.startsWith('<g')) {
      groups.push({
        moved: attributes.includes('transform='),
        minor: attributes.includes('c-minor'),
        pointed: attributes.includes('c-pointed'),
      });
    } else if (texts !== undefined || tag.startsWith('<text')) {
      lines.push(...linesOf(tag, groups));
    }
  }
  return lines;
}

function linesOf(
  text: string,
  groups: readonly { readonly moved: boolean; readonly minor: boolean; readonly pointed: boolean }[],
): Line[] {
  const [, own = '', inside = ''] = /^<text([^>]*)>(.*)<\/text>$/.exec(text) ?? [];
  if (own.includes('transform=') || inside.includes('<textPath') || groups.some(({ moved }) => moved))
    return [];
  const sizeOf = (attributes: string): TextSize =>
    sizes.find((size) => new RegExp(`ct-${size}\\b`).test(attributes)) ?? 'label';
  const numberOf = (name: string) => Number(new RegExp(` ${name}="(-?[\\d.]+)`).exec(own)?.[1] ?? 0);
  const anchor = own.includes('ct-middle') ? 'middle' : own.includes('ct-end') ? 'end' : 'start';
  const minor = own.includes('c-minor') || groups.some((group) => group.minor);
  const pointed = groups.some((group) => group.pointed);
  const shared = {
    anchor,
    x: numberOf('x'),
    y: numberOf('y'),
    drop: numberOf('dy'),
    first: sizeOf(own),
  } as const;
  const [words = ''] = inside.split('<tspan');
  const further = [...inside.matchAll(/<tspan([^>]*)>([^<]*)/g)];
  return [
    { words, size: sizeOf(own), pointed, minor, line: 0, ...shared },
    ...further.map(([, attributes = '', words = ''], index) => ({
      words,
      size: sizeOf(attributes),
      pointed: pointed || attributes.includes('c-pointed'),
      minor: minor || attributes.includes('c-minor'),
      line: index + 1,
      ...shared,
    })),
  ];
}

/** The room a line of text takes, in user units, by an average width of letters. */
interface LabelBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of the upright texts of a chart's SVG. */
export function labelBoxes(svg: string, shown: Shown): readonly LabelBox[] {
  const phone = shown === 'phone';
  const sizeOf = (size: TextSize) => (phone ? textLook(size).phone : textLook(size).size);
  return textsIn(svg)
    .filter(({ pointed, minor }) => (shown === 'pointed' || !pointed) && !(phone && minor))
    .map(({ words, size, anchor, x, y, line, drop, first }) => {
      const height = sizeOf(size);
      const width = words.length * (0.53 * height + (textLook(size).spacing ?? 0));
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      const baseline = y + drop * sizeOf(first) + 1.25 * height * line;
      return {
        text: words,
        left,
        right: left + width,
        top: baseline - 0.72 * height,
        bottom: baseline + 0.1 * height,
      };
    });
}

/** True where two boxes share more than a hair. */
export function overlap(a: LabelBox, b: LabelBox): boolean {
  const slack = 1;
  return (
    a.left + slack < b.right &&
    b.left + slack < a.right &&
    a.top + slack < b.bottom &&
    b.top + slack < a.bottom
  );
}
