import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './skills-ai.css';

/** Six abilities as the squares of a map sheet, each with the product in which it is met. */
export function AiCapabilities({ name, title, cards }: Content<'skills-ai'>['capabilities']) {
  return (
    <Sheet id="capabilities" name={name} title={title}>
      <ul className="abilities">
        {cards.map((card) => (
          <li key={card.title} className="ability">
            <span className={`column-icon ${card.icon}`} aria-hidden="true" />
            <h3 className="font-700 text-heading">{card.title}</h3>
            <p>{card.text}</p>
            <p className="ability-link">
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
