import './educator.css';

interface LeadingPairProps {
  readonly items: readonly { readonly title: string; readonly text: string; readonly icon: string }[];
}

/** Five statements between hairlines: two lead, three follow in smaller type. */
export function LeadingPair({ items }: LeadingPairProps) {
  return (
    <ul className="leading-pair">
      {items.map(({ title, text, icon }) => (
        <li key={title}>
          <span className={`column-icon ${icon}`} aria-hidden="true" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
