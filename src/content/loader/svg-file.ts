import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CustomPlugin } from 'svgo';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** The height of a logo whose file names no size, in CSS pixels. */
const logoHeight = 48;

/** What an SVG file is, as far as the site needs to know. */
export interface SvgFacts {
  /** In CSS pixels: the width and height of the first tag, else the shape of its viewBox at a logo's height. */
  readonly size?: { readonly width: number; readonly height: number };
  /** What the site does not publish, such as `<script>`, in the file's own words. */
  readonly refused?: string;
  /** Whether a white rectangle fills it. */
  readonly isOnWhite: boolean;
}

/** Elements that run or load something when the file is opened by itself. */
const activeElements = new Set(['script', 'foreignObject', 'iframe', 'embed', 'object', 'audio', 'video']);

/** An address within the file, or a picture in it. */
const ownAddress = /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,])/;

/** Returns the first address in a style that leads out of the file. */
const outsideIn = (style: string) =>
  [...style.matchAll(/(?:url\(|@import)\s*["']?([^"')\s]+)/g)].find(
    ([, address = '']) => !ownAddress.test(address),
  )?.[1];

/** Returns what of an element must not be published, or undefined. */
function refusedPart(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (activeElements.has(name)) return `<${name}>`;
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key)) return key;
    if (/^(?:xlink:)?href$/.test(key) && name !== 'a' && !ownAddress.test(value.trim()))
      return `"${value.slice(0, 60)}", which lies outside of it`;
    if (/^\s*javascript:/i.test(value)) return `"${value.slice(0, 60)}"`;
    const outside = outsideIn(value);
    if (outside !== undefined) return `"${outside.slice(0, 60)}", which lies outside of it`;
  }
  return undefined;
}

const isWhite = (color = '') => /^(?:white|#fff(?:fff)?|rgb\(255, ?255, ?255\))$/i.test(color.trim());

/** Returns the facts of an SVG file, or undefined if browsers cannot show it. */
export function svgFacts(file: string): SvgFacts | undefined {
  // Loaded on demand, as loading takes a third of a second.
  const { optimize }: typeof import('svgo') = createRequire(import.meta.url)('svgo');
  let root: Readonly<Record<string, string>> | undefined;
  let refused: string | undefined;
  let isOnWhite = false;
  const boxOf = () =>
    root?.viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const read: CustomPlugin = {
    name: 'read-facts',
    fn: () => ({
      element: {
        enter({ name, attributes }, parent) {
          if (parent.type === 'root' && name === 'svg') root = { ...attributes };
          refused ??= refusedPart(name, attributes);
          if (
            name !== 'rect' ||
            !isWhite(attributes.fill ?? /fill:([^;]+)/.exec(attributes.style ?? '')?.[1])
          )
            return;
          const [, , wide = Number(root?.width), high = Number(root?.height)] = boxOf();
          const fills = (side: string | undefined, whole: number) => side === '100%' || Number(side) >= whole;
          isOnWhite ||= fills(attributes.width, wide) && fills(attributes.height, high);
        },
      },
      text: {
        enter({ value }, { type, name }: { readonly type: string; readonly name?: string }) {
          if (type !== 'element' || name !== 'style') return;
          const outside = outsideIn(value);
          if (outside !== undefined) refused ??= `"${outside.slice(0, 60)}", which lies outside of it`;
        },
      },
    }),
  };
  try {
    optimize(readFileSync(file, 'utf8'), { plugins: [read] });
  } catch {
    return undefined;
  }
  if (root?.xmlns !== svgNamespace) return undefined;
  const [width, height] = [root.width, root.height].map((side = '') =>
    Number(/^([\d.]+)(?:px)?$/.exec(side)?.[1]),
  );
  const [, , wide = 0, high = 0] = boxOf();
  const size =
    width && height
      ? { width, height }
      : wide > 0 && high > 0
        ? { width: Math.round((logoHeight * wide) / high), height: logoHeight }
        : undefined;
  return { isOnWhite, ...(size && { size }), ...(refused !== undefined && { refused }) };
}
