interface FeatureColumnsProps {
  readonly cards: readonly { readonly title: string; readonly text: string; readonly icon?: string }[];
}

/** Columns on wide pages, by the number of cards; three where it is not here. */
const wide: Readonly<Record<number, string>> = { 2: '', 4: 'page-lg:grid-cols-4' };

/** Short statements in columns between hairlines. */
export function FeatureColumns({ cards }: FeatureColumnsProps) {
  return (
    <ul
      className={`grid gap-x-gutter gap-y-8 page-sm:grid-cols-2 ${wide[cards.length] ?? 'page-lg:grid-cols-3'}`}
    >
      {cards.map((card) => (
        <li key={card.title} className="grid content-start gap-2.5 border-t border-front pt-5">
          {card.icon ? <span className={`column-icon ${card.icon}`} aria-hidden="true" /> : null}
          <h3 className="font-700 text-heading">{card.title}</h3>
          <p className="text-quiet">{card.text}</p>
        </li>
      ))}
    </ul>
  );
}
