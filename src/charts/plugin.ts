import type { Plugin } from 'vite';
import type { ChartDrawing } from './drawing/drawing.ts';
import { idOf, innerMarkup, svgDocument } from './drawing/markup.ts';
import { pageStyling } from './drawing/styling.ts';
import { drawingOf } from './drawing-request.ts';

const moduleStart = 'virtual:charts/';
const addressStart = '/@charts/';

function moduleOf(drawing: ChartDrawing, extra: string): string {
  const { title, variant, width, height, fit } = drawing;
  const source = JSON.stringify({ id: idOf(drawing), title, variant, width, height, fit });
  return `export default {...${source}, ${extra}};`;
}

/**
 * Vite plugin: an import of `virtual:charts/<name>` or `virtual:charts/<name>/card` gives a chart for the `Chart`
 * component. What renders pages at build gets the picture's markup, the browser only the address of the same picture
 * as a file, so neither geometry nor path data is part of any script.
 */
export function chartsPlugin(): Plugin {
  let serving = false;
  return {
    name: 'charts',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(addressStart, (request, response) => {
        const name = (request.url ?? '').replace(/^\//, '').replace(/\.svg$/, '');
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svgDocument(drawingOf(name), pageStyling));
      });
    },
    resolveId: {
      filter: { id: /^virtual:charts\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:charts\// },
      handler(id) {
        const request = id.slice(moduleStart.length + 1);
        const drawing = drawingOf(request);
        if (this.environment.name !== 'client') {
          return moduleOf(drawing, `href: '', markup: ${JSON.stringify(innerMarkup(drawing, pageStyling))}`);
        }
        if (serving) return moduleOf(drawing, `href: ${JSON.stringify(`${addressStart}${request}.svg`)}`);
        const file = this.emitFile({
          type: 'asset',
          name: `${idOf(drawing)}.svg`,
          source: svgDocument(drawing, pageStyling),
        });
        return moduleOf(drawing, `href: import.meta.ROLLUP_FILE_URL_${file}`);
      },
    },
  };
}
