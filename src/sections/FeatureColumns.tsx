interface FeatureColumnsProps {
  readonly cards: readonly { readonly title: string; readonly text: string; readonly icon?: string }[];
}

/** Short statements in columns between hairlines: two, three or four side by side. */
export function FeatureColumns({ cards }: FeatureColumnsProps) {
  return (
    <ul
      className="grid gap-y-8 gap-x-gutter page-sm:grid-cols-[1fr_1fr] page-lg:data-[columns='3']:grid-cols-[repeat(3,1fr)] page-lg:data-[columns='4']:grid-cols-[repeat(4,1fr)]"
      data-columns={cards.length === 3 || cards.length > 4 ? 3 : cards.length}
    >
      {cards.map((card) => (
        <li key={card.title} className="grid gap-2.5 pt-5 border-t border-t-front content-start">
          {card.icon ? <span className={`column-icon ${card.icon}`} aria-hidden="true" /> : null}
          <h3 className="font-700 text-heading">{card.title}</h3>
          <p className="text-quiet">{card.text}</p>
        </li>
      ))}
    </ul>
  );
}
