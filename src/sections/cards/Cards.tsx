import { Doors, type DoorsProps } from './Doors.tsx';
import { Headlines, type HeadlinesProps } from './Headlines.tsx';
import { ProductCards, type ProductCardsProps } from './ProductCards.tsx';
import { ProductRows, type ProductRowsProps } from './ProductRows.tsx';

/** Links to products, to parts of the site or to news, each with a picture or a mark. */
export function Cards(props: ProductCardsProps | ProductRowsProps | DoorsProps | HeadlinesProps) {
  switch (props.variant) {
    case 'products':
      return <ProductCards {...props} />;
    case 'rows':
      return <ProductRows {...props} />;
    case 'doors':
      return <Doors {...props} />;
    case 'headlines':
      return <Headlines {...props} />;
  }
}
