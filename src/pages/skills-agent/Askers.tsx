import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './agent-answers.css';

/** Who asks what, what they do afterwards and the claim that stands for it. */
export function Askers({ source, askers, ...heading }: Content<'skills-agent'>['matters']) {
  return (
    <Sheet id="matters" {...heading}>
      <ul className="askers">
        {askers.map(({ who, question, text, claim }) => (
          <li key={who} className="asker">
            <h3 className="asker-question">{question}</h3>
            <p className="asker-who">{who}</p>
            <p className="asker-after">{text}</p>
            <p className="asker-claim">
              <b>{claim.figure}</b> {claim.wording}
              <span className="asker-source">
                {source}: {claim.source}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
