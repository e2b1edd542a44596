import type { ReactNode } from 'react';

interface CardGridProps {
  readonly cards: readonly { readonly title: string; readonly text: string; readonly icon?: string }[];
  /** What stands under a card's text, such as its links. */
  readonly actions?: (index: number) => ReactNode;
}

/** Cards side by side, as many as fit. */
export function CardGrid({ cards, actions }: CardGridProps) {
  return (
    <ul className={cards.length % 4 === 0 ? 'card-grid card-grid-four' : 'card-grid'}>
      {cards.map((card, index) => (
        <li key={card.title} className="card flex flex-col gap-3">
          {card.icon ? <span className={`${card.icon} text-title text-lagoon`} aria-hidden="true" /> : null}
          <h3 className="font-700 text-heading">{card.title}</h3>
          <p>{card.text}</p>
          {actions ? (
            <div className="mt-auto flex flex-wrap gap-x-5 gap-y-2 pt-2">{actions(index)}</div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
