import { DrawingPicture } from '../../drawings/DrawingPicture.tsx';
import type { DrawingSource } from '../../drawings/drawing.ts';
import styles from './RouteMap.module.css';
import type { DrawnRoute } from './route-map.ts';

interface RouteMapProps {
  readonly network: DrawingSource;
  readonly route: DrawnRoute;
  readonly systems: readonly string[];
}

/** The route of a question through the records of the systems. A decoration: the list of its stops says the same. */
export function RouteMap({ network, route, systems }: RouteMapProps) {
  const { width, height } = network;
  return (
    <div className={styles.map}>
      <DrawingPicture className={`h-auto w-full ${styles.network}`} picture={network} />
      <svg
        aria-hidden="true"
        className={`absolute inset-0 size-full fill-none ${styles.route}`}
        viewBox={`0 0 ${width} ${height}`}
      >
        {systems.map((system, index) => (
          <text key={system} className={styles.system} x={(width * (index + 0.04)) / systems.length} y="22">
            {system}
          </text>
        ))}
        <path className={`${styles.line} ${styles.casing}`} d={route.route} pathLength={1} />
        <path className={styles.line} d={route.route} pathLength={1} />
        <path className={styles.people} d={route.people} />
        {route.stops.map(({ x, y, r, count, above, text }) => (
          <g key={text} className={styles.stop}>
            <circle cx={x} cy={y} r={r} />
            <text x={x} y={count} dy={above ? undefined : '1em'}>
              {text}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
