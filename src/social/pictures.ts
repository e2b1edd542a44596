import { createHash } from 'node:crypto';
import { pageHead } from '../content/loader/page-head.ts';
import { openTypefaces } from '../outlines/typefaces.ts';
import { Typesetter } from '../outlines/typesetter.ts';
import { isCharted, type RouteChart, routeCharts } from '../route-charts.ts';
import { siteRoutes } from '../route-table.ts';
import { chartLayer } from './chart-layer.ts';
import { composePicture } from './composition.ts';
import { rendererVersion } from './render-picture.ts';

/** The social picture of one page. */
export interface SocialPicture {
  /** Path of its page. */
  readonly path: string;
  /** Address on the site: named by its content, because networks keep pictures by address. */
  readonly address: string;
  /** The picture in words. */
  readonly alternative: string;
  /** The picture as an SVG document. */
  readonly document: string;
}

function slug(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** What a poster has room for: a page's title without what it says after a colon. */
function headline(title: string): string {
  return title.replace(/: .*$/, '');
}

async function compose(): Promise<readonly SocialPicture[]> {
  const typesetter = new Typesetter(await openTypefaces());
  const layers = new Map<RouteChart, string>();
  const layerOf = (name: RouteChart) => {
    const layer = layers.get(name) ?? chartLayer(name, typesetter);
    layers.set(name, layer);
    return layer;
  };
  return siteRoutes.flatMap(({ path, content }): readonly SocialPicture[] => {
    if (!isCharted(path)) return [];
    const { title, description } = pageHead(content);
    const name = headline(title);
    const document = composePicture(
      { title: name, description, chart: layerOf(routeCharts[path]) },
      typesetter,
    );
    const digest = createHash('sha256').update(document).update(rendererVersion).digest('hex');
    const address = `/social/${slug(path)}-${digest.slice(0, 12)}.png`;
    return [{ path, address, alternative: `${name}: ${description}`, document }];
  });
}

let composed: Promise<readonly SocialPicture[]> | undefined;

/** The pictures of all pages that have a chart, in the order of the route table; composed once. */
export function socialPictures(): Promise<readonly SocialPicture[]> {
  composed ??= compose();
  return composed;
}
