import { Definitions } from '../../components/Definitions.tsx';
import { Pending } from '../../sections/Pending.tsx';
import styles from './PlugBoard.module.css';
import type page from './page.yaml';

type PlugBoardProps = Pick<(typeof page)['board'], 'kinds' | 'labels' | 'hub' | 'pending'>;

/** Kinds of system as sockets of one board, each with a cable to the taxonomy: what goes in, and what comes back. */
export function PlugBoard({ kinds, labels, hub, pending }: PlugBoardProps) {
  return (
    <div className={styles.board}>
      <ul className={styles.kinds}>
        {kinds.map(({ name, text, reads, writes, by, sample }) => (
          <li key={name} className={styles.kind}>
            <div className={styles.socket}>
              <h3 className="text-title">{name}</h3>
              <p className="text-muted">{text}</p>
            </div>
            <Definitions
              className={styles.cables ?? ''}
              items={[
                [labels.reads, reads],
                [labels.writes, writes],
                [labels.by, <Pending key="by" text={by} sample={sample} note={pending} />],
              ]}
            />
          </li>
        ))}
      </ul>
      <div className={styles.hub}>
        <h3 className="text-title">{hub.title}</h3>
        <p>{hub.text}</p>
      </div>
    </div>
  );
}
