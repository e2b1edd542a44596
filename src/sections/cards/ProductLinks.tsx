import { ExternalLink, linkClass } from '../../components/Link.tsx';
import { outboundLinks } from '../../content/links.ts';

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
