import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { margins } from './forecast-reading.ts';
import './forecast-trust.css';

/** How the margin grows with the distance, and what it is made from. */
export function ForecastTrust({ labels, items, ...heading }: Content<'skills-lens'>['trust']) {
  const widest = Math.max(...margins);
  return (
    <Sheet id="trust" {...heading}>
      <div className="trust">
        <table className="trust-margins">
          <thead>
            <tr>
              <th scope="col">{labels.ahead}</th>
              <th scope="col">{labels.margin}</th>
            </tr>
          </thead>
          <tbody>
            {[...margins.entries()].map(([place, margin]) => (
              <tr key={place}>
                <th scope="row">{place + 1}</th>
                <td>
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect x={50 - (50 * margin) / widest} width={(100 * margin) / widest} height="4" />
                  </svg>
                  <span>{`±${margin}`}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="trust-facts">
          {items.map((item) => (
            <div key={item.title}>
              <dt className="font-700 text-heading">{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
