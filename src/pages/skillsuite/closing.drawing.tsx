import { closeUp, LitRoute } from '../../drawings/close-ups.tsx';
import { ProductDisc } from '../../drawings/product-discs.tsx';

/** The last three charts of the first screen from near, and the route through them. */
export default closeUp('suite', () => (
  <>
    <ProductDisc product="skills-1st-matching" at={{ x: 118, y: 40 }} radius={70} />
    <ProductDisc product="skills-passport" at={{ x: 284, y: 108 }} radius={70} />
    <ProductDisc product="skills-lens" at={{ x: 140, y: 226 }} radius={70} />
    <LitRoute d="M118 -30V40C118 100 284 50 284 108C284 176 140 160 140 226" />
  </>
));
