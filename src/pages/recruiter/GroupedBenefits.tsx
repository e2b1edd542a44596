import type { Content } from '../../content/schemas.ts';
import './desk.css';

/** Benefits by whom they are for, the groups in the margin. */
export function GroupedBenefits({ groups }: Pick<Content<'recruiter'>['benefits'], 'groups'>) {
  return (
    <ul className="grouped">
      {groups.map(({ who, items }) => (
        <li key={who} className="grouped-group">
          <p className="grouped-who">{who}</p>
          <ul className="grouped-items">
            {items.map(({ title, text }) => (
              <li key={title}>
                <h3 className="grouped-title">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
