import type { Content } from '../../content/schemas.ts';
import './about-sheets.css';

/** Values as rows: the name, what it means, and where a visitor can see it. */
export function ValueRows({ items, shows }: Pick<Content<'about-us'>['values'], 'items' | 'shows'>) {
  return (
    <ul className="value-rows">
      {items.map((value) => (
        <li key={value.title} className="value-row">
          <h3 className="value-title">{value.title}</h3>
          <p>{value.text}</p>
          <p className="value-shows">
            <span className="value-label">{shows}</span>
            {value.shows}
          </p>
        </li>
      ))}
    </ul>
  );
}
