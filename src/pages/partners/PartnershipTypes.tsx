import type { Content } from '../../content/schemas.ts';

/** The kinds of partnership in quarters of one sheet, each with whom it is for and what comes with it. */
export function PartnershipTypes({ items }: Pick<Content<'partners-page'>['types'], 'items'>) {
  return (
    <ul className="grid border-r-0 border-l border-t border-b-0 border-ink page-md:grid-cols-2">
      {items.map(({ title, description, icon, benefits }) => (
        <li
          key={title}
          className="grid gap-3 p-[clamp(1.5rem,3vw,2.5rem)] border-r border-l-0 border-t-0 border-b border-ink row-span-4 grid-rows-subgrid"
        >
          <span className={`text-lagoon text-sum ${icon}`} aria-hidden="true" />
          <h3 className="text-title font-700">{title}</h3>
          <p className="max-w-[46ch] text-quiet">{description}</p>
          <ul className="pt-2">
            {benefits.map((benefit) => (
              <li
                className="grid gap-3 py-2 border-t border-t-contour grid-cols-[auto_1fr] items-baseline"
                key={benefit}
              >
                <span className="i-lucide-check [translate:0_0.2em] text-lagoon" aria-hidden="true" />
                {benefit}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
