import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { margins } from './forecast-reading.ts';

/** How the margin grows with the distance, and what it is made from. */
export function ForecastTrust({ labels, items, ...heading }: Content<'skills-lens'>['trust']) {
  const widest = Math.max(...margins);
  return (
    <Sheet id="trust" {...heading}>
      <div className="grid gap-12 page-lg:gap-24 page-lg:grid-cols-[5fr_6fr]">
        <table className="table-fixed border-collapse tabular-nums w-full">
          <thead>
            <tr>
              <th
                className="pt-0 pb-1.75 border-b border-b-ink font-400 text-left text-slate text-small leading-[1.55] first:w-36"
                scope="col"
              >
                {labels.ahead}
              </th>
              <th
                className="pt-0 pb-1.75 border-b border-b-ink font-400 text-left text-slate text-small leading-[1.55] first:w-36"
                scope="col"
              >
                {labels.margin}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...margins.entries()].map(([place, margin]) => (
              <tr key={place}>
                <th className="py-1.75 text-left font-600 first:w-36" scope="row">
                  {place + 1}
                </th>
                <td className="flex gap-4 py-1.75 items-center font-400 text-left">
                  <svg
                    className="[flex:1] min-w-0 h-4 fill-lagoon forced-colors:[forced-color-adjust:none]"
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect x={50 - (50 * margin) / widest} width={(100 * margin) / widest} height="4" />
                  </svg>
                  <span className="w-8 font-600 text-right">{`±${margin}`}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="grid gap-6">
          {items.map((item) => (
            <div key={item.title}>
              <dt className="font-700 text-heading">{item.title}</dt>
              <dd className="mt-1.5 max-w-[60ch]">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
