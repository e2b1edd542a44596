import { products } from '../../content/products.ts';
import type { Drawing } from '../../drawings/drawing.ts';
import { type Point, tenth, times } from '../../drawings/paths.ts';
import { Route } from '../../drawings/plate.tsx';
import { discRadius, ProductDisc } from '../../drawings/product-discs.tsx';
import { chartText, organisation } from '../../drawings/sample.ts';
import { renderEach } from '../../drawings/shapes.tsx';

const width = 560;
const height = 660;
/** The way that is seen above the first disc. */
const above = 24;

/** Places of the discs, from top to bottom in turn on the left and on the right. */
const places: readonly Point[] = times(5, (index) => ({
  x: index % 2 === 0 ? 112 : width - 112,
  y: above + discRadius + 1 + index * 121,
}));

/** The products in the order of the route. */
const stops = [
  'skills-agent',
  'skills-mapping',
  'skills-1st-matching',
  'skills-passport',
  'skills-lens',
] as const;

/** The way through the middle of each disc, downwards: it arrives from above and leaves below. */
const way = places
  .slice(1)
  .map((to, index) => {
    const from = places[index] ?? to;
    const bend = tenth((to.y - from.y) * 0.82);
    return `C${from.x} ${from.y + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`;
  })
  .join('');

/** One record on its way through the charts of five products, each a disc in the colours of its world; answers stand over them. */
function SuiteRoute() {
  const [start = { x: 0, y: 0 }] = places;
  return (
    <>
      {renderEach(stops, (product, index) => (
        <ProductDisc product={product} at={places[index] ?? start} />
      ))}
      <Route d={`M${start.x} 0V${start.y}${way}`} enter="draw-3" />
    </>
  );
}

export default {
  name: 'suite-route',
  text: chartText('suite-route', { products: products.length, question: organisation.question.text }),
  full: { width, height, Picture: SuiteRoute },
} satisfies Drawing;
