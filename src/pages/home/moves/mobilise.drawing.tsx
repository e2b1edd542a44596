import { talentMap } from './talent-map.tsx';

export default talentMap('mobilise');
