import { ExternalLink, linkClass } from '../components/Link.tsx';
import { outboundLinks } from '../content/links.ts';
import type { PictureSource } from '../drawings/drawing.ts';
import { Picture } from '../drawings/Picture.tsx';
import matching from '../drawings/skills-1st-matching.drawing.tsx?picture&card';
import agent from '../drawings/skills-agent.drawing.tsx?picture&card';
import ai from '../drawings/skills-ai.drawing.tsx?picture&card';
import lens from '../drawings/skills-lens.drawing.tsx?picture&card';
import mapping from '../drawings/skills-mapping.drawing.tsx?picture&card';
import passport from '../drawings/skills-passport.drawing.tsx?picture&card';

const pictures: Readonly<Record<string, PictureSource>> = {
  '/skillsuite-overview': ai,
  '/skills-agent': agent,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
  '/skills-lens': lens,
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
      <ExternalLink href={outboundLinks.bookingPage.href}>
        {labels.demo}
        {name}
      </ExternalLink>
    </>
  );
}
