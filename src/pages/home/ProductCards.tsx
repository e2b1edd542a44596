import matching from 'virtual:chart-pictures/skills-1st-matching/card';
import agent from 'virtual:chart-pictures/skills-agent/card';
import ai from 'virtual:chart-pictures/skills-ai/card';
import lens from 'virtual:chart-pictures/skills-lens/card';
import mapping from 'virtual:chart-pictures/skills-mapping/card';
import passport from 'virtual:chart-pictures/skills-passport/card';
import { Link } from 'react-router-dom';
import { ChartImage } from '../../charts/ChartImage.tsx';
import type { ChartPicture } from '../../charts/chart-source.ts';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { outboundLinks } from '../../links.ts';
import '../../design/home.css';

const pictures: Readonly<Record<string, ChartPicture>> = {
  '/skillsuite-overview': ai,
  '/skills-agent': agent,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
  '/skills-lens': lens,
};

type Solutions = Content<'home'>['solutions'];

/** The products on one sheet, each with its chart, its question, a link to its page and one to a demo. */
export function ProductCards({
  products,
  learnMore,
  demo,
}: Pick<Solutions, 'products' | 'learnMore' | 'demo'>) {
  return (
    <ul className="product-cards">
      {products.map((product) => {
        const picture = pictures[product.to];
        return (
          <li key={product.title} className="product-card">
            {picture ? (
              <ChartImage className="product-picture" picture={picture} alternative={picture.title} />
            ) : null}
            <h3 className="font-700 text-title">{product.title}</h3>
            <p className="product-question">{product.question}</p>
            <p className="text-slate">{product.text}</p>
            <p className="product-links">
              <Link className="text-link" to={product.to}>
                {learnMore}
                <span className="visually-hidden"> {product.title}</span>
              </Link>
              <ExternalLink href={outboundLinks.bookingPage.href}>
                {demo}
                <span className="visually-hidden"> {product.title}</span>
              </ExternalLink>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
