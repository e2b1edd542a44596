import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import '../../design/pricing.css';

type PackageComparisonProps = Content<'pricing'>['comparison'];

/** Questions against packages: which one answers what. */
export function PackageComparison(props: PackageComparisonProps) {
  const { question, yes, no, packages, rows, ...heading } = props;
  return (
    <Sheet id="comparison" {...heading} ground="mist">
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{question}</th>
            {packages.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.question}>
              <th scope="row">
                {row.question} <span className="comparison-product">{row.product}</span>
              </th>
              {packages.map((name, index) => (
                <td key={name}>
                  <span
                    className={row.in[index] ? 'comparison-yes i-lucide-check' : 'comparison-no'}
                    aria-hidden="true"
                  />
                  <span className={row.in[index] ? '' : 'visually-hidden'}>{row.in[index] ? yes : no}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
