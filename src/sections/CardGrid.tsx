interface CardGridProps {
  readonly cards: readonly { readonly title: string; readonly text: string; readonly icon?: string }[];
}

/** Cards side by side, as many as fit. */
export function CardGrid({ cards }: CardGridProps) {
  return (
    <ul className="card-grid">
      {cards.map((card) => (
        <li key={card.title} className="card flex flex-col gap-3">
          {card.icon ? <span className={`${card.icon} text-title text-lagoon`} aria-hidden="true" /> : null}
          <h3 className="font-700 text-heading">{card.title}</h3>
          <p>{card.text}</p>
        </li>
      ))}
    </ul>
  );
}
