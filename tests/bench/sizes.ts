import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { attributeOf, elementsIn } from '../../src/build/page-tree.ts';
import { sum } from '../../src/content/format.ts';
import { siteRoutes } from '../../src/routes.ts';
import type { Figures } from './report.ts';
import { percentile, roundTo } from './statistics.ts';

/** What a server sends at once on a new connection: ten packets of 1,460 bytes (RFC 6928), less the headers of the answer. */
const firstRoundTrip = 14_000;

const built = (file: string) => readFileSync(join('dist', file));
/** Bytes of text as the server sends it. Fonts are compressed already. */
const packed = (text: string | Buffer) => brotliCompressSync(text).length;

/** The sizes of a page, in bytes: its HTML, its stylesheet, and the fonts that its head asks for. */
function pageSizes(path: string) {
  const html = built(path === '/' ? 'index.html' : `${path.slice(1)}.html`).toString();
  const elements = elementsIn(parse(html), 'link');
  const styles = elements
    .filter((element) => attributeOf(element, 'rel') === 'stylesheet')
    .map((element) => packed(built(attributeOf(element, 'href'))));
  const fonts = elements
    .filter((element) => attributeOf(element, 'rel') === 'preload' && attributeOf(element, 'as') === 'font')
    .map((element) => built(attributeOf(element, 'href')).length);
  return { html: packed(html), styles: sum(styles), fonts: sum(fonts) };
}

const kilobytes = (bytes: number) => roundTo(1, bytes / 1000);

/** Measures what the build in `dist` sends, in kilobytes with Brotli. */
export function measureSizes(): readonly Figures[] {
  const pages = siteRoutes.map(({ path }) => pageSizes(path));
  const large = pages.filter(({ html }) => html > firstRoundTrip).length;
  const ofPages = (part: string, sizes: readonly number[]) => ({
    part,
    'least kB': kilobytes(Math.min(...sizes)),
    'median kB': kilobytes(percentile(sizes, 0.5)),
    'most kB': kilobytes(Math.max(...sizes)),
  });
  const ofFiles = (part: string, folder: string, pattern: string) => {
    const sizes = globSync(pattern, { cwd: join('dist', folder) }).map((file) =>
      packed(built(join(folder, file))),
    );
    return {
      part,
      files: sizes.length,
      'largest kB': kilobytes(Math.max(...sizes)),
      'all kB': kilobytes(sum(sizes)),
    };
  };
  return [
    {
      title: `Sizes of ${pages.length} pages`,
      note: `In kilobytes with Brotli. The HTML of ${large} pages is above ${firstRoundTrip / 1000} kB, which is what a server sends at once: its end comes a round trip later.`,
      rows: [
        ofPages(
          'HTML',
          pages.map(({ html }) => html),
        ),
        ofPages(
          'stylesheet',
          pages.map(({ styles }) => styles),
        ),
        ofPages(
          'fonts that the head asks for',
          pages.map(({ fonts }) => fonts),
        ),
      ],
    },
    {
      title: 'Sizes of files',
      note: 'In kilobytes with Brotli, of the English pages. A page loads one stylesheet and the largest script, and of the others what it needs.',
      rows: [ofFiles('stylesheets', 'assets', '*.css'), ofFiles('scripts', 'assets', '*.js')],
    },
  ];
}
