import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';

/** Six abilities as the squares of a map sheet, each with the product in which it is met. */
export function AiCapabilities({ name, title, cards }: Content<'skills-ai'>['capabilities']) {
  return (
    <Sheet id="capabilities" name={name} title={title}>
      <ul className="grid border-r-0 border-l border-t border-b-0 border-ink page-sm:grid-cols-[1fr_1fr] page-lg:grid-cols-[repeat(3,1fr)]">
        {cards.map((card) => (
          <li
            key={card.title}
            className="flex flex-col gap-2 p-6 border-r border-l-0 border-t-0 border-b border-ink"
          >
            <span className={`column-icon ${card.icon}`} aria-hidden="true" />
            <h3 className="font-700 text-heading">{card.title}</h3>
            <p>{card.text}</p>
            <p className="mt-auto pt-4 font-600">
              <Link className="text-link" to={card.link.to}>
                {card.link.label}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
