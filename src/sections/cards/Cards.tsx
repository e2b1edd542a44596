import { Doors, type DoorsProps } from './Doors.tsx';
import { ProductCards, type ProductCardsProps } from './ProductCards.tsx';

/** Links to products or to parts of the site, each with a picture. */
export const Cards = (props: ProductCardsProps | DoorsProps) =>
  props.variant === 'doors' ? <Doors {...props} /> : <ProductCards {...props} />;
