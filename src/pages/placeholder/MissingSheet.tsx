import { hillContours } from '../../drawings/terrain.tsx';
import styles from './Placeholder.module.css';

const hills = [
  hillContours({ at: { x: 96, y: 120 }, rings: 9, step: 18, seed: 12 }),
  hillContours({ at: { x: 232, y: 330 }, rings: 6, step: 17, seed: 31 }),
].flat();

/** A surveyed sheet of the map; a route crosses it and goes on, dashed, to a cross on the one that is still missing. */
export function MissingSheet() {
  const route = 'M28 352C92 330 84 236 150 226S232 216 300 190';
  return (
    <svg className={styles.map} viewBox="0 0 560 400" aria-hidden="true">
      <clipPath id="surveyed">
        <path d="M0 0h300v400H0z" />
      </clipPath>
      <path className="fill-mist forced-colors:fill-none" d="M0 0h300v400H0z" />
      <g
        className="fill-lagoon/7 stroke-lagoon/60 forced-colors:stroke-[CanvasText]"
        clipPath="url(#surveyed)"
      >
        {hills.map((contour) => (
          <path key={contour} d={contour} />
        ))}
      </g>
      <path
        className={styles.frame}
        d="M.5 .5H300V399.5H.5zM100 0v8M200 0v8M100 392v8M200 392v8M0 133h8M0 267h8"
      />
      <path className={styles.dashed} d="M300 .5H559.5V399.5H300M300 190C326 150 350 92 412 80" />
      <path className="fill-none stroke-ink stroke-9 forced-colors:stroke-[CanvasText]" d={route} />
      <path className="fill-none stroke-sun stroke-5" d={route} />
      <path className={styles.cross} d="M421 69l18 18m0-18l-18 18" />
      <circle className={styles.station} cx="28" cy="352" r="8" />
      <circle className={styles.station} cx="300" cy="190" r="8" />
    </svg>
  );
}
