import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { ControlCentreScreen } from './ControlCentreScreen.tsx';
import './control-centre.css';

type Annotated = Content<'skills-control-centre'>['annotated'];

function Notes({ cards, from }: { readonly cards: Annotated['cards']; readonly from: number }) {
  return (
    <ol className="notes" start={from}>
      {cards.map((card, index) => (
        <li key={card.title} className="note">
          <span className="note-number" aria-hidden="true">
            {from + index}
          </span>
          <h3 className="font-700 text-heading">{card.title}</h3>
          <p>{card.text}</p>
          <p>
            <Link className="text-link" to={card.link.to}>
              {card.link.label}
            </Link>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The dashboard with a numbered note for each of its panels: the upper row's above it, the lower row's below. */
export function AnnotatedDashboard({ cards, ...heading }: Annotated) {
  const row = Math.ceil(cards.length / 2);
  return (
    <Sheet id="dashboard" {...heading} ground="mist">
      <div className="annotated">
        <Notes cards={cards.slice(0, row)} from={1} />
        <div className="annotated-screen">
          <ControlCentreScreen />
        </div>
        <Notes cards={cards.slice(row)} from={row + 1} />
      </div>
    </Sheet>
  );
}
