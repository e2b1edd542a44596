import matching from 'virtual:chart-pictures/skills-1st-matching/card';
import agent from 'virtual:chart-pictures/skills-agent/card';
import lens from 'virtual:chart-pictures/skills-lens/card';
import mapping from 'virtual:chart-pictures/skills-mapping/card';
import passport from 'virtual:chart-pictures/skills-passport/card';
import { Link } from 'react-router-dom';
import { ChartImage } from '../../charts/ChartImage.tsx';
import type { ChartPicture } from '../../charts/chart-source.ts';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { outboundLinks } from '../../links.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import '../../design/home.css';
import './suite-products.css';

const pictures: Readonly<Record<string, ChartPicture>> = {
  '/skills-agent': agent,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
  '/skills-lens': lens,
};

/** The five products as stations of the route: chart, question, what it does and the way to its page. */
export function SuiteProducts({ demo, cards, ...heading }: Content<'skillsuite-overview'>['products']) {
  return (
    <Sheet id="products" {...heading}>
      <ol className="suite-products">
        {cards.map((card, index) => {
          const picture = pictures[card.link.to];
          return (
            <li key={card.title} className="suite-product">
              <span className="suite-product-number" aria-hidden="true">
                {index + 1}
              </span>
              {picture ? <ChartImage picture={picture} alternative={picture.title} /> : null}
              <div className="suite-product-name">
                <h3 className="font-700 text-title">{card.title}</h3>
                <p className="product-question">{card.question}</p>
              </div>
              <div className="suite-product-words">
                <p>{card.text}</p>
                <p className="suite-product-links">
                  <Link className="text-link" to={card.link.to}>
                    {card.link.label}
                  </Link>
                  <ExternalLink href={outboundLinks.bookingPage.href}>
                    {demo}
                    <span className="visually-hidden"> {card.title}</span>
                  </ExternalLink>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
