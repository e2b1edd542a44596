import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { ControlCentreScreen } from './ControlCentreScreen.tsx';
import styles from './control-centre.module.css';

type Annotated = Content<'skills-control-centre'>['annotated'];

function Notes({ cards, from }: { readonly cards: Annotated['cards']; readonly from: number }) {
  return (
    <ol
      className={`${styles.notes} grid gap-y-8 gap-x-gutter page-sm:max-page-lg:contents page-lg:gap-0 page-lg:grid-cols-[repeat(3,1fr)]`}
      start={from}
    >
      {cards.map((card, index) => (
        <li
          key={card.title}
          className={`${styles.note} relative grid gap-2 pl-11 content-start page-lg:pr-6 page-lg:pl-14 page-lg:pt-0 page-lg:pb-6 page-lg:before:content-[''] page-lg:before:absolute page-lg:before:right-auto page-lg:before:left-8.25 page-lg:before:inset-y-0 page-lg:before:w-px page-lg:before:bg-ink`}
        >
          <span
            className={`${styles.noteNumber} absolute left-0 top-0 w-7 h-7 rounded-full bg-sun text-ink text-label font-700 [line-height:1.75rem] text-center page-lg:left-5 page-lg:z-1`}
            aria-hidden="true"
          >
            {from + index}
          </span>
          <h3 className="font-700 text-heading">{card.title}</h3>
          <p className="text-quiet">{card.text}</p>
          <p className="text-quiet">
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
      <div className="grid gap-8 [counter-reset:panel] page-sm:max-page-lg:gap-y-8 page-sm:max-page-lg:gap-x-gutter page-sm:max-page-lg:grid-cols-[1fr_1fr] page-lg:gap-0">
        <Notes cards={cards.slice(0, row)} from={1} />
        <div
          className={`${styles.annotatedScreen} [order:-1] page-sm:max-page-lg:[grid-column:1_/_-1] page-lg:[order:0]`}
        >
          <ControlCentreScreen />
        </div>
        <Notes cards={cards.slice(row)} from={row + 1} />
      </div>
    </Sheet>
  );
}
