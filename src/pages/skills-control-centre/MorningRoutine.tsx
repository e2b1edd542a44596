import type { Content } from '../../content/schemas.ts';
import { panelText } from '../../screens/control-figures.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './control-centre.css';

/** A few looks at the dashboard in their order: the time, the panel, what it says and what follows. */
export function MorningRoutine({ panel, looks, ...heading }: Content<'skills-control-centre'>['routine']) {
  return (
    <Sheet id="routine" {...heading}>
      <ol className="looks">
        {looks.map((look) => (
          <li key={look.time} className="look">
            <time className="look-time">{look.time}</time>
            <span className="look-panel">
              {panel} <b>{look.number}</b>
            </span>
            <h3 className="font-700 text-heading">{look.title}</h3>
            <p>{panelText(look.panel, look.text)}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
