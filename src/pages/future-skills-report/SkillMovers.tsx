import { change, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './report.css';

type Movers = Content<'future-skills-report'>['movers'];

/** Rising and fading skills as bars on both sides of one line. */
export function SkillMovers({ rising, fading, sentence, skills, note, sample, ...heading }: Movers) {
  const widest = Math.max(...skills.map(({ trend }) => Math.abs(trend)));
  const sorted = skills.toSorted((one, other) => other.trend - one.trend);
  return (
    <Sheet id="movers" {...heading}>
      <div className="movers" data-sample={sample}>
        <p className="movers-ends" aria-hidden="true">
          <span>{fading}</span>
          <span>{rising}</span>
        </p>
        <ul>
          {sorted.map(({ name, trend }) => {
            const length = (50 * Math.abs(trend)) / widest;
            return (
              <li key={name} className="mover">
                <span className="visually-hidden">
                  {fillIn(sentence, { skill: name, change: change(trend) })}
                </span>
                <span className="mover-name" aria-hidden="true">
                  {name}
                </span>
                <svg className="mover-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className={trend < 0 ? 'mover-fading' : 'mover-rising'}
                    x={trend < 0 ? 50 - length : 50}
                    width={length}
                    height="8"
                  />
                  <path d="M50 0v8" vectorEffect="non-scaling-stroke" />
                </svg>
                <span className="mover-change" aria-hidden="true">
                  {change(trend)}
                </span>
              </li>
            );
          })}
        </ul>
        <p className="movers-note">{note}</p>
      </div>
    </Sheet>
  );
}
