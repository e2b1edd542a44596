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
      <p className="flex gap-4 pb-4.5 justify-between [background:repeating-linear-gradient(to_right_in_srgb,var(--colors-ink)_0_12.5%,var(--colors-paper)_12.5%_25%)_bottom_/_100%_0.5rem_no-repeat] text-small font-600 leading-[1.55]">
        <span className="last:text-right">{range.from}</span>
        <span className="last:text-right">{range.to}</span>
      </p>
      <ul className="grid border border-ink page-md:grid-cols-[5fr_7fr]">
        {packages.map((offer) => (
          <li
            key={offer.name}
            className="package flex flex-col gap-5 p-[clamp(1.5rem,3vw,3rem)] [overflow-wrap:anywhere]"
          >
            <p className="text-slate text-small font-600 leading-[1.55]">{offer.audience}</p>
            <h2 className="font-700 text-headline">{offer.name}</h2>
            <p>{offer.summary}</p>
            <div className="grid gap-1.5 py-5 border-y border-y-contour content-start">
              <p className="font-700 font-display text-title tabular-nums">{offer.price}</p>
              {offer.note ? <p className="form-note">{offer.note}</p> : null}
            </div>
            <ul className="grid gap-2.5">
              {offer.includes.map((included) => (
                <li className="flex gap-3" key={included}>
                  <span className="i-lucide-check mt-[0.2em] [flex:none] text-lagoon" aria-hidden="true" />
                  {included}
                </li>
              ))}
            </ul>
            <p className="mt-auto pt-4">
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
