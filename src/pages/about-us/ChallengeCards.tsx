import type { Content } from '../../content/schemas.ts';
import './about-sheets.css';

/** Three causes side by side, each over what follows from it. */
export function ChallengeCards({ cards, leads }: Pick<Content<'about-us'>['challenge'], 'cards' | 'leads'>) {
  return (
    <ul className="challenges">
      {cards.map(({ title, text, follows, icon }) => (
        <li key={title} className="challenge">
          <span className={`challenge-icon ${icon}`} aria-hidden="true" />
          <h3 className="challenge-title">{title}</h3>
          <p>{text}</p>
          <p className="challenge-follows">
            <span className="challenge-label">{leads}</span>
            {follows}
          </p>
        </li>
      ))}
    </ul>
  );
}
