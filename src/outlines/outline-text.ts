import { baseline } from './baseline.ts';
import { glyphPath, runPath } from './glyph-path.ts';
import type { SetRun, TextStyle, Typesetter } from './typesetter.ts';

type Attributes = ReadonlyMap<string, string>;

interface Run {
  readonly text: string;
  readonly attributes: Attributes;
  readonly alongPath: boolean;
}

/** What belongs to text alone and has no meaning on a path. */
const textAttributes = new Set([
  'x',
  'y',
  'dy',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'letter-spacing',
  'href',
  'textLength',
]);

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

function unescapeXml(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
}

function readAttributes(source: string): Attributes {
  return new Map(
    Array.from(source.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      unescapeXml(value),
    ]),
  );
}

function runsOf(content: string, attributes: Attributes): readonly Run[] {
  const parts = content.matchAll(/<(tspan|textPath)([^>]*)>([^<]*)<\/\1>|([^<]+)|(<[^>]*>)/g);
  return Array.from(parts, ([, element, own = '', inside = '', plain, unknown]): Run => {
    if (unknown) throw new Error(`Text with ${unknown} inside cannot be outlined.`);
    if (plain !== undefined) return { text: unescapeXml(plain), attributes, alongPath: false };
    const overriding = readAttributes(own);
    if (element === 'tspan' && !overriding.has('x'))
      throw new Error('A tspan that is outlined says its own x.');
    const merged = new Map([...attributes, ...overriding]);
    if (!overriding.has('dy')) merged.delete('dy');
    return { text: unescapeXml(inside), attributes: merged, alongPath: element === 'textPath' };
  });
}

function styleOf(attributes: Attributes): TextStyle {
  const family = attributes.get('font-family');
  const size = Number(attributes.get('font-size'));
  if (!family || !(size > 0))
    throw new Error('Text that is outlined says its font-family and font-size itself.');
  return { family, size, weight: Number(attributes.get('font-weight') ?? 400) };
}

/** A length in user units, or in `em` of the run's own size. */
function lengthOf(value: string | undefined, size: number): number {
  return value === undefined ? 0 : Number.parseFloat(value) * (value.endsWith('em') ? size : 1);
}

function pathElement(data: string, attributes: Attributes): string {
  const kept = [...attributes].filter(([name]) => !textAttributes.has(name));
  const written = kept.map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return data === '' ? '' : `<path d="${data}"${written.join('')}/>`;
}

const anchors: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

function curvedPath(run: SetRun, { attributes }: Run, document: string): string {
  const id = attributes.get('href')?.slice(1) ?? '';
  const [, data] = document.match(new RegExp(`<path id="${id}" d="([^"]+)"`)) ?? [];
  if (!data) throw new Error(`There is no path ${id} for text to run along.`);
  const along = baseline(data);
  const spread = Number(attributes.get('textLength') ?? run.width);
  const spacing = (spread - run.width) / run.glyphs.length;
  return run.glyphs
    .map((glyph, index) => {
      const half = glyph.advance / 2;
      const { x, y, angle } = along(glyph.x + index * spacing + half);
      return glyphPath(glyph, { x: x - half * Math.cos(angle), y: y - half * Math.sin(angle), angle });
    })
    .join('');
}

function outlineElement(
  attributes: Attributes,
  content: string,
  document: string,
  typesetter: Typesetter,
): string {
  let y = Number(attributes.get('y') ?? 0);
  return runsOf(content, attributes)
    .map((part) => {
      const style = styleOf(part.attributes);
      const run = typesetter.set(part.text, style);
      if (part.alongPath) return pathElement(curvedPath(run, part, document), part.attributes);
      y += lengthOf(part.attributes.get('dy'), style.size);
      const spacing = lengthOf(part.attributes.get('letter-spacing'), style.size);
      const width = run.width + spacing * run.glyphs.length;
      const start =
        Number(part.attributes.get('x') ?? 0) -
        width * (anchors[part.attributes.get('text-anchor') ?? 'start'] ?? 0);
      return pathElement(runPath(run, start, y, spacing), part.attributes);
    })
    .join('');
}

/**
 * An SVG document with every text as outlines, for renderers that do not have the fonts. Each text element carries its
 * own font attributes, as `standaloneStyling` writes them; inside it may stand plain text, `tspan` with its own `x`, and
 * `textPath`. Throws on what it does not know.
 */
export function outlineText(document: string, typesetter: Typesetter): string {
  return document.replace(/<text\b([^>]*)>([\s\S]*?)<\/text>/g, (_, own: string, content: string) =>
    outlineElement(readAttributes(own), content, document, typesetter),
  );
}
