import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './skills-ai.css';

/** Four results: the figure first, then what it counts, why, and where it comes from. */
export function AiValues({ name, title, source, cards }: Content<'skills-ai'>['values']) {
  return (
    <Sheet id="values" name={name} title={title}>
      <ul className="worth">
        {cards.map(({ title: heading, text, claim }) => (
          <li key={heading}>
            <h3 className="font-700 text-heading">{heading}</h3>
            <p className="worth-claim">
              <b>{claim.figure}</b> {claim.wording}
            </p>
            <p>{text}</p>
            <p className="worth-source">{`${source}: ${claim.source}`}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
