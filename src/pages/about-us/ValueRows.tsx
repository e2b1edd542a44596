import type { Content } from '../../content/schemas.ts';
import styles from './about-sheets.module.css';

/** Values as rows: the name, what it means, and where a visitor can see it. */
export function ValueRows({ items, shows }: Pick<Content<'about-us'>['values'], 'items' | 'shows'>) {
  return (
    <ul className="value-rows">
      {items.map((value) => (
        <li
          key={value.title}
          className={`${styles.valueRow} grid gap-y-3 gap-x-gutter-wide py-7 border-t border-t-line page-md:gap-0 page-md:grid-cols-[25%_5fr_4fr] last:pb-0`}
        >
          <h3 className="[font-size:clamp(1.5rem,1.1rem_+_1vw,1.875rem)] font-700 leading-[1.1]">
            {value.title}
          </h3>
          <p>{value.text}</p>
          <p className="font-600">
            <span className="block text-quiet text-small font-400 leading-[1.55]">{shows}</span>
            {value.shows}
          </p>
        </li>
      ))}
    </ul>
  );
}
