import type { Box } from '../charts/geometry/point.ts';

/** Width and height of a picture in pixels, as its file and its place on the page have them. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element without text; attributes that are undefined are left out. Values are the program's own, not escaped. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${value}"`))
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** A filled shape; several lines in one path leave holes where they run the other way round. */
export function filled(d: string, fill: string, more: Attributes = {}): string {
  return d === '' ? '' : element('path', { d, fill, ...more });
}

/** A line without a fill, `width` user units wide. */
export function stroked(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return d === '' ? '' : element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });
}

/** A whole SVG file that an `img` element can show; `view` is the part of the drawing it shows, all of it if not given. */
export function pictureFile({ width, height }: PictureSize, parts: readonly string[], view?: Box): string {
  const { x, y, width: across, height: down } = view ?? { x: 0, y: 0, width, height };
  const size = { width, height, viewBox: `${x} ${y} ${across} ${down}` };
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, parts)}\n`;
}
