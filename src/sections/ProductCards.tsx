import matching from 'virtual:charts/skills-1st-matching/card';
import agent from 'virtual:charts/skills-agent/card';
import ai from 'virtual:charts/skills-ai/card';
import lens from 'virtual:charts/skills-lens/card';
import mapping from 'virtual:charts/skills-mapping/card';
import passport from 'virtual:charts/skills-passport/card';
import { Link } from 'react-router-dom';
import { Chart } from '../charts/Chart.tsx';
import type { ChartSource } from '../charts/chart-source.ts';
import { ExternalLink } from '../components/ExternalLink.tsx';
import type { Content } from '../content/schemas.ts';
import { outboundLinks } from '../links.ts';

const charts: Readonly<Record<string, ChartSource>> = {
  '/skillsuite-overview': ai,
  '/skills-agent': agent,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
  '/skills-lens': lens,
};

type Solutions = Content<'home'>['solutions'];

/** The products, each with its chart, a link to its page and one to a demo. */
export function ProductCards({
  products,
  learnMore,
  demo,
}: Pick<Solutions, 'products' | 'learnMore' | 'demo'>) {
  return (
    <ul className="card-grid">
      {products.map((product) => {
        const chart = charts[product.to];
        return (
          <li key={product.title} className="card product-card">
            {chart ? <Chart chart={chart} className="product-chart" /> : null}
            <h3 className="font-700 text-heading">{product.title}</h3>
            <p>{product.text}</p>
            <p className="mt-auto flex flex-wrap gap-x-5 gap-y-2 pt-2">
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
