import { Link } from '../../components/Link.tsx';
import { fillIn } from '../../content/format.ts';
import { Draft } from './Draft.tsx';
import page from './page.yaml';
import styles from './Record.module.css';

/** A disc for what is in place, a ring for what is not yet, a dash for what does not apply. The words say the same. */
function Light({ state }: { readonly state: 'yes' | 'later' | 'none' }) {
  return (
    <svg
      className={state === 'yes' ? `${styles.light} ${styles.yes}` : styles.light}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      {state === 'none' ? <path d="M2 8h12" /> : <circle cx="8" cy="8" r="6.5" />}
    </svg>
  );
}

/** What is in place, what is not yet and when it will be, and what does not apply. */
export function StatusBoard() {
  const { board, states, caption, draft } = page.hero;
  return (
    <section aria-labelledby="board-title">
      <h2 id="board-title" className="pb-2 text-muted text-small">
        {caption}
      </h2>
      <ul className={`border-t-2 border-t-foreground ${styles.board}`}>
        {board.map(({ what, state, when = '', to }) => (
          <li key={what}>
            <Light state={state} />
            <span>{to ? <Link to={to} label={what} /> : what}</span>
            <b className="text-end font-600">{fillIn(states[state], { when })}</b>
          </li>
        ))}
      </ul>
      <Draft {...draft} />
    </section>
  );
}
