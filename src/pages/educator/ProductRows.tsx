import matching from 'virtual:chart-pictures/skills-1st-matching/card';
import lens from 'virtual:chart-pictures/skills-lens/card';
import mapping from 'virtual:chart-pictures/skills-mapping/card';
import passport from 'virtual:chart-pictures/skills-passport/card';
import { Link } from 'react-router-dom';
import { ChartImage } from '../../charts/ChartImage.tsx';
import type { ChartPicture } from '../../charts/chart-source.ts';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { outboundLinks } from '../../links.ts';
import './product-rows.css';

const pictures: Readonly<Record<string, ChartPicture>> = {
  '/skills-lens': lens,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
};

type ProductRowsProps = Pick<Content<'educator'>['solutions'], 'items' | 'learnMore' | 'demo'>;

/** Products in the order in which a year needs them, each with its chart, a link to its page and one to a demo. */
export function ProductRows({ items, learnMore, demo }: ProductRowsProps) {
  return (
    <ol className="product-rows">
      {items.map(({ title, when, text, to }) => {
        const picture = pictures[to];
        return (
          <li key={to} className="product-row">
            {picture ? (
              <ChartImage className="product-row-picture" picture={picture} alternative={picture.title} />
            ) : null}
            <p className="product-row-when">{when}</p>
            <h3 className="product-row-title">{title}</h3>
            <p className="product-row-text">{text}</p>
            <p className="product-row-links">
              <Link className="text-link" to={to}>
                {learnMore}
                <span className="visually-hidden"> {title}</span>
              </Link>
              <ExternalLink href={outboundLinks.bookingPage.href}>
                {demo}
                <span className="visually-hidden"> {title}</span>
              </ExternalLink>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
