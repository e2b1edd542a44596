import { renderEach } from '../../drawings/shapes.tsx';
import styles from './People.module.css';
import page from './page.yaml';
import scene from './Scene.module.css';
import { formation, formations, places, sheet } from './scene.ts';

const { figures, hills } = page;

const available = formation(figures.spare, figures.moving);
const vacancies = formation(figures.vacancies, figures.moving);
/** The vacancies that colleagues of other teams fill. */
const others = vacancies.others.slice(0, figures.others);

const radius = 10;

/** How far below its place the name of each is: above the people there or below them. */
const names = {
  'Data engineering': -118,
  'Manual reporting': 84,
  'Cloud security': -4,
  'Data entry': -4,
} as const;

const at = ({ x, y }: { readonly x: number; readonly y: number }) => `translate(${x} ${y})`;

/** Circles of one look. */
const circles = (some: readonly { readonly x: number; readonly y: number }[], className?: string) =>
  renderEach(some, ({ x, y }) => <circle className={className} cx={x} cy={y} r={radius} />);

/**
 * The people on the terrain, as they are once all have moved: people are dark, vacancies empty, those that are filled yellow. Its
 * parts follow the scene's scroll timeline.
 */
export function People() {
  return (
    <svg
      className={`absolute inset-0 size-full ${scene.layer} ${styles.people}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
    >
      <g className={styles.names}>
        {hills.places.map(({ skill, amount, after }) => (
          <g key={skill} transform={at(places[skill])}>
            <text y={names[skill]}>{skill}</text>
            <text className={`${styles.amount} ${after ? styles.before : ''}`} y={names[skill]} dy="1.3em">
              {amount}
            </text>
            {after ? (
              <text className={`${styles.amount} ${styles.after}`} y={names[skill]} dy="1.3em">
                {after}
              </text>
            ) : null}
          </g>
        ))}
      </g>
      <g className={styles.empty} transform={at(formations.start)}>
        {circles([...available.moving, ...available.others])}
      </g>
      <g className={styles.found} transform={at(formations.start)}>
        {circles(available.others)}
      </g>
      <g className={styles.empty} transform={at(formations.end)}>
        {circles([...vacancies.moving, ...vacancies.others])}
      </g>
      <g className={styles.moved} transform={at(formations.end)}>
        {circles(vacancies.moving)}
      </g>
      <g className={styles.joined} transform={at(formations.end)}>
        {circles(others)}
      </g>
    </svg>
  );
}
