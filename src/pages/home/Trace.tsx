import angle from '../../components/Angle.module.css';
import { Container } from '../../components/Container.tsx';
import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { count } from '../../content/format.ts';
import type page from './page.yaml';
import styles from './Trace.module.css';
import { depthsOf, type Scale, slope, stationAt } from './trace.ts';

type Question = (typeof page)['try']['questions'][number];

/** How far the slope goes on beside the page's columns, in user units: as far as the widest window. */
const beyond = 500;

/** The way of a question as a slope from edge to edge: each station as deep as few people are left there. */
function Slope({ stops, scale }: Pick<Question, 'stops'> & { readonly scale: Scale }) {
  const depths = depthsOf(stops.map(({ people }) => people));
  const route = slope(depths, beyond);
  const width = 100 * stops.length;
  return (
    <div className="run-in overflow-x-clip">
      <Container>
        <div className={styles.slope}>
          <StretchedSvg
            className="absolute inset-0 h-full w-full overflow-visible"
            viewBox={`0 0 ${width} 100`}
          >
            <g className={styles.land}>
              {[0, 9, 20, 33].map((below) => (
                <path key={below} d={`${route}V130H${-beyond}z`} transform={`translate(0 ${below})`} />
              ))}
            </g>
            <path className={styles.lines} d={scale.lines} />
            <path className={styles.casing} d={route} />
            <path className={styles.route} d={route} />
          </StretchedSvg>
          {/* Beside what is stretched, as they stay round. */}
          <svg
            className={`absolute inset-0 h-full w-full overflow-visible ${styles.scale}`}
            aria-hidden="true"
          >
            {scale.labels.map(({ label, depth }) => (
              <text key={label} y={depth} dy="1.15em">
                {label}
              </text>
            ))}
            {depths.map((depth, place) => {
              const across = `${Math.round((10_000 * (place + stationAt / 100)) / stops.length) / 100}%`;
              return <circle key={across} className={styles.station} cx={across} cy={`${depth}%`} r="9" />;
            })}
          </svg>
        </div>
      </Container>
    </div>
  );
}

interface TraceProps extends Question {
  readonly labels: { readonly records: string };
  /** The scale of the way; without one the way is not drawn. */
  readonly scale?: Scale;
  /** Groups the stations' records, of which one is open at a time. */
  readonly group: string;
  /** Whether the last station's records are open at first. */
  readonly opened?: boolean;
}

/** A question's answer and its way through the records: what each source leaves, and behind each figure some of its records. */
export function Trace({ stops, answer, labels, group, scale, opened = false }: TraceProps) {
  return (
    <div className="grid gap-part">
      <Container as="p" className="font-display text-heading text-balance page-md:text-title">
        {answer}
      </Container>
      {scale ? <Slope stops={stops} scale={scale} /> : null}
      <Container as={NumberedList} className={styles.stops}>
        {stops.map(({ source, people, text, records }, place) => (
          <li key={text}>
            <details name={group} open={opened && place === stops.length - 1}>
              <summary className={styles.figure}>
                <b className="font-display text-title leading-none tabular-nums page-md:text-headline">
                  {count(people)}
                </b>{' '}
                <span className="leading-snug">
                  {text} <span className="block text-muted text-small">{source}</span>
                </span>{' '}
                <span className="sr-only">{labels.records}</span>
                <Decoration className={`${angle.angle} ${styles.mark}`} />
              </summary>
              <ul className={styles.records}>
                {records.map((record) => (
                  <li key={record.title}>
                    <b className="font-600">{record.title}</b>{' '}
                    <span className="block text-muted">{record.text}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </Container>
    </div>
  );
}
