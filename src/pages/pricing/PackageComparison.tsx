import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';
import '../../design/pricing.css';

type PackageComparisonProps = Content<'pricing'>['comparison'];

/** Questions against packages: which one answers what. */
export function PackageComparison(props: PackageComparisonProps) {
  const { question, yes, no, packages, rows, ...heading } = props;
  return (
    <Section id="comparison" {...heading} ground="mist">
      <table className="border-collapse w-full">
        <thead>
          <tr>
            <th
              className="py-3.5 border-b border-b-ink text-left align-baseline font-600 not-first:pl-4 not-first:w-36 max-page-xs:not-first:pl-2 max-page-xs:not-first:w-22 max-page-xs:not-first:text-caption max-page-xs:not-first:[overflow-wrap:anywhere] page-md:not-first:w-44"
              scope="col"
            >
              {question}
            </th>
            {packages.map((name) => (
              <th
                className="py-3.5 border-b border-b-ink text-left align-baseline font-600 not-first:pl-4 not-first:w-36 max-page-xs:not-first:pl-2 max-page-xs:not-first:w-22 max-page-xs:not-first:text-caption max-page-xs:not-first:[overflow-wrap:anywhere] page-md:not-first:w-44"
                key={name}
                scope="col"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.question}>
              <th
                className="py-3.5 border-b border-b-line text-left align-baseline font-600 page-md:grid page-md:gap-4 page-md:grid-cols-[1fr_1fr] page-md:items-baseline not-first:pl-4 not-first:w-36 max-page-xs:not-first:pl-2 max-page-xs:not-first:w-22 max-page-xs:not-first:text-caption max-page-xs:not-first:[overflow-wrap:anywhere] page-md:not-first:w-44"
                scope="row"
              >
                {row.question}{' '}
                <span className="block text-slate text-small font-400 leading-[1.55]">{row.product}</span>
              </th>
              {packages.map((name, index) => (
                <td
                  className="py-3.5 border-b border-b-line font-400 text-left align-baseline not-first:pl-4 not-first:w-36 max-page-xs:not-first:pl-2 max-page-xs:not-first:w-22 max-page-xs:not-first:text-caption max-page-xs:not-first:[overflow-wrap:anywhere] page-md:not-first:w-44"
                  key={name}
                >
                  <span
                    className={
                      row.in[index]
                        ? 'i-lucide-check inline-block mr-1.5 text-lagoon [vertical-align:-0.2em] max-page-xs:block'
                        : 'inline-block border-t-2 border-t-outline w-4 [vertical-align:0.3em]'
                    }
                    aria-hidden="true"
                  />
                  <span className={row.in[index] ? '' : 'visually-hidden'}>{row.in[index] ? yes : no}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
