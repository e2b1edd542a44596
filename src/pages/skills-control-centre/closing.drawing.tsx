import { closeUp } from '../../drawings/close-ups.tsx';
import { times } from '../../drawings/paths.ts';
import { ProductDisc } from '../../drawings/product-discs.tsx';
import { Path } from '../../drawings/shapes.tsx';

/** The squares of the table. */
const net = [
  ...times(11, (column) => `M${40 * column - 20} -20v310`),
  ...times(8, (row) => `M-20 ${40 * row - 20}h400`),
].join('');

/** The plotting table from near, with the charts of the products on it, Skills Mapping's large. */
export default closeUp(
  'control-centre',
  () => (
    <>
      <Path d={net} stroke="tint" />
      <ProductDisc product="skills-agent" at={{ x: 96, y: 60 }} radius={52} />
      <ProductDisc product="skills-lens" at={{ x: 98, y: 214 }} radius={58} />
      <ProductDisc product="skills-passport" at={{ x: 336, y: 40 }} radius={60} />
      <ProductDisc product="skills-1st-matching" at={{ x: 342, y: 236 }} radius={56} />
      <ProductDisc product="skills-mapping" at={{ x: 216, y: 135 }} radius={96} />
    </>
  ),
  'control-centre',
);
