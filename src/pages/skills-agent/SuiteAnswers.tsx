import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import frame from '../../content/screens/frame.yaml';
import screen from '../../content/screens/skills-agent.yaml';
import { outboundLinks } from '../../links.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './agent-answers.module.css';

const figures = { complete: screen.people.filter(({ missing }) => missing === undefined).length };

/** What the other products of the suite add to one answer. */
export function SuiteAnswers({ explore, columns, products, ...heading }: Content<'skills-agent'>['suite']) {
  const aside = (
    <ExternalLink className="button" href={outboundLinks.suitePage.href}>
      {explore}
    </ExternalLink>
  );
  return (
    <Sheet id="suite" {...heading} ground="mist" aside={aside}>
      <table className={`${styles.handoffs} w-full`}>
        <thead className="max-page-md:hidden">
          <tr>
            <th
              className="pr-gutter pl-0 pt-0 pb-2.5 border-t-0 border-t-line text-left align-baseline text-quiet text-small font-600 leading-[1.55] page-lg:first:w-[25%] page-lg:nth-[2]:w-[37.5%]"
              scope="col"
            >
              {columns.product}
            </th>
            <th
              className="pr-gutter pl-0 pt-0 pb-2.5 border-t-0 border-t-line text-left align-baseline text-quiet text-small font-600 leading-[1.55] page-lg:first:w-[25%] page-lg:nth-[2]:w-[37.5%]"
              scope="col"
            >
              {columns.asked}
            </th>
            <th
              className="pr-gutter pl-0 pt-0 pb-2.5 border-t-0 border-t-line text-left align-baseline text-quiet text-small font-600 leading-[1.55] page-lg:first:w-[25%] page-lg:nth-[2]:w-[37.5%]"
              scope="col"
            >
              {columns.answer}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ mark, to, asked, answer }) => (
            <tr className="max-page-md:py-4 max-page-md:border-t max-page-md:border-t-front" key={to}>
              <th
                className="pr-gutter pl-0 py-4.5 border-t border-t-line text-left align-baseline font-600 page-md:whitespace-nowrap max-page-md:px-0 max-page-md:py-1 max-page-md:border-0"
                scope="row"
              >
                <ProductGlyph product={mark} />
                <Link to={to}>{frame.products[mark]}</Link>
              </th>
              <td className="pr-gutter pl-0 py-4.5 border-t border-t-line text-left align-baseline max-page-md:px-0 max-page-md:py-1 max-page-md:border-0 last:pr-0 last:font-display last:text-heading last:font-600 last:leading-[1.25]">
                {asked}
              </td>
              <td className="pr-gutter pl-0 py-4.5 border-t border-t-line text-left align-baseline max-page-md:px-0 max-page-md:py-1 max-page-md:border-0 last:pr-0 last:font-display last:text-heading last:font-600 last:leading-[1.25]">
                {fillIn(answer, figures)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
