interface FeatureColumnsProps {
  readonly cards: readonly { readonly title: string; readonly text: string; readonly icon?: string }[];
}

/** Short statements in columns between hairlines: two, three or four side by side. */
export function FeatureColumns({ cards }: FeatureColumnsProps) {
  return (
    <ul className="columns" data-columns={cards.length === 3 || cards.length > 4 ? 3 : cards.length}>
      {cards.map((card) => (
        <li key={card.title} className="column">
          {card.icon ? <span className={`column-icon ${card.icon}`} aria-hidden="true" /> : null}
          <h3 className="font-700 text-heading">{card.title}</h3>
          <p>{card.text}</p>
        </li>
      ))}
    </ul>
  );
}
