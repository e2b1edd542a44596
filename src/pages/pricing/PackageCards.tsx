import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import '../../design/pricing.css';

interface PackageCardsProps extends Pick<Content<'pricing'>, 'packages' | 'range'> {
  /** Where the buttons lead, in a new tab. */
  readonly href: string;
}

/** The packages on one sheet under a scale from one team to everyone, each with its price and what it includes. */
export function PackageCards({ packages, range, href }: PackageCardsProps) {
  return (
    <div className="packages">
      <p className="packages-scale">
        <span>{range.from}</span>
        <span>{range.to}</span>
      </p>
      <ul className="packages-sheet">
        {packages.map((offer) => (
          <li key={offer.name} className="package">
            <p className="package-audience">{offer.audience}</p>
            <h2 className="font-700 text-headline">{offer.name}</h2>
            <p>{offer.summary}</p>
            <div className="package-price">
              <p className="font-700 font-display text-title tabular-nums">{offer.price}</p>
              {offer.note ? <p className="form-note">{offer.note}</p> : null}
            </div>
            <ul className="package-list">
              {offer.includes.map((included) => (
                <li key={included}>
                  <span className="i-lucide-check" aria-hidden="true" />
                  {included}
                </li>
              ))}
            </ul>
            <p className="package-action">
              <ExternalLink className="button button-solid" href={href}>
                {offer.button}
              </ExternalLink>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
