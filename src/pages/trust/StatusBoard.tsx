import { Link } from '../../components/Link.tsx';
import { fillIn } from '../../content/format.ts';
import { Draft } from './Draft.tsx';
import page from './page.yaml';
import styles from './Record.module.css';

/** How many answers there are of each kind, and each of them: in place, not yet and when it will be, or not applicable. */
export function StatusBoard() {
  const { board, states, tally, caption, draft } = page.hero;
  const groups = Map.groupBy(board, ({ state }) => state);
  return (
    <section className={styles.sheet} data-background="paper" aria-labelledby="board-title">
      <h2 id="board-title" className="sr-only">
        {caption}
      </h2>
      <p className={styles.tally}>
        {Array.from(groups, ([state, own]) => (
          <span key={state}>
            <b className="font-condensed text-display">{own.length}</b> {tally[state]}
          </span>
        ))}
      </p>
      <ul className={styles.board}>
        {board.map(({ what, state, when = '', to }) => (
          <li key={what}>
            <span>{to ? <Link to={to} label={what} /> : what}</span>
            <b className={styles[state]}>{fillIn(states[state], { when })}</b>
          </li>
        ))}
      </ul>
      <Draft {...draft} />
    </section>
  );
}
