import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './skills-ai.css';

/** What the AI is used for in business and in education, side by side. */
export function AiUses({ name, title, sides }: Content<'skills-ai'>['uses']) {
  return (
    <Sheet id="uses" name={name} title={title} ground="mist">
      <div className="uses">
        {sides.map((side) => (
          <div key={side.title} className="uses-side">
            <h3 className="font-700 text-title">{side.title}</h3>
            <ul>
              {side.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>
              <Link className="button" to={side.link.to}>
                {side.link.label}
              </Link>
            </p>
          </div>
        ))}
      </div>
    </Sheet>
  );
}
