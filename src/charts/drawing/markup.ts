import type { ChartDrawing, Drawing, Shape, TextShape } from './drawing.ts';
import type { Styling } from './styling.ts';

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

type Looks = Readonly<Record<string, string | undefined>>;

function attributes(values: Looks): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
}

function textMarkup(shape: TextShape, styling: Styling): string {
  const place = `${tenth(shape.at.x)} ${tenth(shape.at.y)}`;
  const upright = { x: tenth(shape.at.x), y: tenth(shape.at.y) };
  const sloped = { transform: `translate(${place})rotate(${shape.angle})` };
  const where = shape.angle === 0 ? upright : sloped;
  const below = { x: shape.angle === 0 ? upright.x : '0', dy: '1.25em' };
  const line = (words: string | undefined, looks: Looks | undefined) =>
    words && looks ? `<tspan${attributes({ ...below, ...looks })}>${escapeXml(words)}</tspan>` : '';
  const lines = line(shape.more, styling.secondLine()) + line(shape.pointed, styling.pointer?.pointedLine());
  const dy = shape.drop === undefined ? undefined : `${shape.drop}em`;
  return `<text${attributes({ ...where, dy, ...styling.text(shape) })}>${escapeXml(shape.text)}${lines}</text>`;
}

function shapeMarkup(shape: Shape, prefix: string, styling: Styling): string {
  switch (shape.kind) {
    case 'path': {
      const drawn = shape.enter?.startsWith('draw') && styling.animated;
      const pathLength = drawn ? String(Math.round((shape.lengths ?? 1) * 100) / 100) : undefined;
      return `<path${attributes({ d: shape.d, pathLength, ...styling.paint(shape) })}/>`;
    }
    case 'circle': {
      const place = { cx: tenth(shape.centre.x), cy: tenth(shape.centre.y), r: tenth(shape.radius) };
      const pathLength = shape.enter?.startsWith('draw') && styling.animated ? '1' : undefined;
      return `<circle${attributes({ ...place, pathLength, ...styling.paint(shape) })}/>`;
    }
    case 'text':
      return textMarkup(shape, styling);
    case 'clip':
      return `<clipPath id="${prefix}-${shape.name}"><path d="${shape.d}"/></clipPath>`;
    case 'curved-text': {
      const id = `${prefix}-${shape.name}`;
      return `<path id="${id}" d="${shape.d}" fill="none"/><text${attributes(styling.curvedText(shape))}><textPath href="#${id}" textLength="${tenth(shape.length)}">${escapeXml(shape.text)}</textPath></text>`;
    }
    case 'group': {
      const clip = shape.clip && `url(#${prefix}-${shape.clip})`;
      const inside = shape.shapes.map((part) => shapeMarkup(part, prefix, styling)).join('');
      const own = attributes({ transform: shape.transform, 'clip-path': clip, ...styling.group(shape) });
      return own === '' ? inside : `<g${own}>${inside}</g>`;
    }
    case 'hit':
      return styling.pointer ? `<path${attributes({ d: shape.d, ...styling.pointer.hit(shape) })}/>` : '';
    case 'pointed': {
      if (!styling.pointer) return '';
      const inside = shape.shapes.map((part) => shapeMarkup(part, prefix, styling)).join('');
      return `<g${attributes(styling.pointer.pointed())}>${inside}</g>`;
    }
  }
}

/** Beginning of every id in a chart. */
export function idOf({ name, variant }: Pick<ChartDrawing, 'name' | 'variant'>): string {
  return `chart-${name}-${variant}`;
}

/** What stands inside the `svg` element: title and description for screen readers, then the picture. */
export function innerMarkup(drawing: ChartDrawing, styling: Styling): string {
  const id = idOf(drawing);
  const words = `<title id="${id}-title">${escapeXml(drawing.title)}</title><desc id="${id}-text">${escapeXml(drawing.description)}</desc>`;
  return words + drawing.shapes.map((shape) => shapeMarkup(shape, id, styling)).join('');
}

function documentOf({ width, height }: Drawing, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}

/** A whole SVG document. */
export function svgDocument(drawing: ChartDrawing, styling: Styling): string {
  return documentOf(drawing, innerMarkup(drawing, styling));
}

/** A whole SVG document that says nothing to screen readers: for pictures that stand with an empty `alt`. */
export function wordlessDocument(drawing: Drawing, styling: Styling): string {
  return documentOf(
    drawing,
    drawing.shapes.map((shape) => shapeMarkup(shape, drawing.name, styling)).join(''),
  );
}
