import { ExternalLink } from '../components/ExternalLink.tsx';
import type { Content } from '../content/schemas.ts';

interface PackageCardsProps {
  readonly packages: Content<'pricing'>['packages'];
  /** Where the buttons lead, in a new tab. */
  readonly href: string;
}

/** The packages side by side, each with its price and what it includes. */
export function PackageCards({ packages, href }: PackageCardsProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {packages.map((offer) => (
        <li key={offer.name} className="card flex flex-col gap-5 wrap-anywhere sm:p-8">
          <h2 className="font-700 text-title">{offer.name}</h2>
          <p className="text-slate">{offer.summary}</p>
          <div>
            <p className="font-700 text-lead tabular-nums">{offer.price}</p>
            {offer.note ? <p className="form-note">{offer.note}</p> : null}
          </div>
          <ul className="grid gap-2">
            {offer.includes.map((included) => (
              <li key={included} className="flex gap-3">
                <span className="i-lucide-check mt-1 shrink-0 text-lagoon" aria-hidden="true" />
                {included}
              </li>
            ))}
          </ul>
          <p className="mt-auto pt-2">
            <ExternalLink className="button" href={href}>
              {offer.button}
            </ExternalLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
