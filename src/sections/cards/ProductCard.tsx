import { ExternalLink, linkClass } from '../../components/Link.tsx';
import { outboundLinks } from '../../content/links.ts';
import type { PictureSource } from '../../drawings/drawing.ts';
import { Picture } from '../../drawings/Picture.tsx';
import ai from '../../drawings/skills-ai.drawing.tsx?picture&card';
import { lightCharts } from './product-charts.ts';

const pictures: Readonly<Record<string, PictureSource>> = {
  '/skillsuite-overview': ai,
  ...Object.fromEntries(Object.entries(lightCharts).map(([product, chart]) => [`/${product}`, chart])),
};

interface ProductPictureProps {
  /** The path of the product's page. */
  readonly to: string;
  readonly className: string;
  /** Gives the picture a text alternative. */
  readonly named?: boolean;
}

/** The drawing of a product or of the suite. Renders nothing for any other page. */
export function ProductPicture({ to, className, named = false }: ProductPictureProps) {
  const picture = pictures[to];
  if (!picture) return null;
  return <Picture className={className} picture={picture} alternative={named ? picture.title : ''} />;
}

interface ProductLinksProps {
  readonly product: { readonly title: string; readonly to: string };
  readonly labels: { readonly learnMore: string; readonly demo: string };
}

/** Links to a product's page and to a demo. For screen readers each names the product. */
export function ProductLinks({ product, labels }: ProductLinksProps) {
  const name = <span className="sr-only"> {product.title}</span>;
  return (
    <>
      <a className={linkClass()} href={product.to}>
        {labels.learnMore}
        {name}
      </a>
      <ExternalLink href={outboundLinks.schedulingPage.href}>
        {labels.demo}
        {name}
      </ExternalLink>
    </>
  );
}
