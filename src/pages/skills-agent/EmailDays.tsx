import styles from './EmailDays.module.css';
import page from './page.yaml';

/** Working days, a column each on wide pages. */
const daysOfLine = 15;

/** A question on its way through the organisation's mailboxes, on a scale of working days. */
export function EmailDays() {
  const { day, stations } = page.problem;
  return (
    <ol className={styles.stations}>
      {stations.map((station, index) => (
        <li
          key={station.day}
          className={styles.station}
          data-at={station.day - 1}
          data-until={(stations[index + 1]?.day ?? daysOfLine + 1) - 1}
        >
          <p className="text-muted text-small font-600">{`${day} ${station.day}`}</p>
          <h3 className="text-heading">{station.title}</h3>
          <p>{station.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The days that are saved, on the same scale. */
export function SavedDays() {
  const { saved, use } = page.shift;
  const { day, stations } = page.problem;
  return (
    <div className={styles.answered} data-motion>
      <p className={styles.scale}>
        <span>{`${day} ${stations[0]?.day}`}</span> <span>{`${day} ${stations.at(-1)?.day}`}</span>
      </p>
      <p className={styles.saved}>
        <span className={styles.days}>{saved}</span>
      </p>
      <p className={styles.use}>{use}</p>
    </div>
  );
}
