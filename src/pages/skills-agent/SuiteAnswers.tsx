import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import frame from '../../content/screens/frame.yaml';
import screen from '../../content/screens/skills-agent.yaml';
import { outboundLinks } from '../../links.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import './agent-answers.css';

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
      <table className="handoffs">
        <thead>
          <tr>
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.asked}</th>
            <th scope="col">{columns.answer}</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ mark, to, asked, answer }) => (
            <tr key={to}>
              <th scope="row">
                <ProductGlyph product={mark} />
                <Link to={to}>{frame.products[mark]}</Link>
              </th>
              <td>{asked}</td>
              <td>{fillIn(answer, figures)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
