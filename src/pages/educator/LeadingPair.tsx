import styles from './educator.module.css';

interface LeadingPairProps {
  readonly items: readonly { readonly title: string; readonly text: string; readonly icon: string }[];
}

/** Five statements between hairlines: two lead, three follow in smaller type. */
export function LeadingPair({ items }: LeadingPairProps) {
  return (
    <ul className={`${styles.leadingPair} grid gap-y-10 gap-x-gutter page-md:grid-cols-6`}>
      {items.map(({ title, text, icon }) => (
        <li
          className="grid gap-3 pt-5 border-t border-t-front content-start page-md:col-span-2"
          key={title}
        >
          <span className={`column-icon ${icon}`} aria-hidden="true" />
          <h3 className="text-heading font-700">{title}</h3>
          <p className="text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
