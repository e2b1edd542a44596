import type { Content } from '../../content/schemas.ts';
import './leader-sheets.css';

type BeforeAfterProps = Pick<Content<'business-leader'>['advantages'], 'columns' | 'items'>;

/** What is different, line by line: until now on the left, from now on the right. */
export function BeforeAfter({ columns, items }: BeforeAfterProps) {
  return (
    <ul className="before-after">
      {items.map(({ title, before, after }) => (
        <li key={title} className="change">
          <h3 className="change-title">{title}</h3>
          <p className="change-before">
            <span className="change-label">{columns.before}</span>
            {before}
          </p>
          <p className="change-after">
            <span className="change-label">{columns.after}</span>
            {after}
          </p>
        </li>
      ))}
    </ul>
  );
}
