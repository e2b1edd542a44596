import type { Content } from '../../content/schemas.ts';
import './partners.css';

/** The kinds of partnership in quarters of one sheet, each with whom it is for and what comes with it. */
export function PartnershipTypes({ items }: Pick<Content<'partners-page'>['types'], 'items'>) {
  return (
    <ul className="partnerships">
      {items.map(({ title, description, icon, benefits }) => (
        <li key={title} className="partnership">
          <span className={`partnership-icon ${icon}`} aria-hidden="true" />
          <h3 className="partnership-title">{title}</h3>
          <p>{description}</p>
          <ul className="partnership-benefits">
            {benefits.map((benefit) => (
              <li key={benefit}>
                <span className="i-lucide-check" aria-hidden="true" />
                {benefit}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
