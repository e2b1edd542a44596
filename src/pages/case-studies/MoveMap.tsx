import { Choice } from '../../components/Choice.tsx';
import { Container } from '../../components/Container.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { fillIn } from '../../content/format.ts';
import styles from './Cases.module.css';
import { caseShapes } from './case-shapes.ts';
import { movesOf } from './moves.ts';
import page from './page.yaml';

const { labels, enterprise } = page;
const shapes = caseShapes();

type Side = 'before' | 'after';

/** The classes of what belongs to a division, in the order of the divisions. */
const divisionClasses = [styles.d1, styles.d2, styles.d3, styles.d4, styles.d5, styles.d6];

const classOf = (division: string) => divisionClasses[enterprise.chart.divisions.indexOf(division)] ?? '';

/** An arrowhead in the gap before its division, as high as its line is wide. */
function Head({ people, side }: { readonly people: number; readonly side: Side }) {
  const half = Math.max(6, people / 2 + 3);
  return (
    <path
      className={styles.head}
      d={side === 'before' ? `M14 0L0-${half}V${half}z` : `M-14 0L0-${half}V${half}z`}
    />
  );
}

/** The moves of one year as arcs; a line is as wide as people went that way. */
function Arcs({ side }: { readonly side: Side }) {
  const { chart } = enterprise;
  const moves = shapes.moves[side];
  return (
    <svg
      className={`row-2 overflow-visible forced-colors:forced-color-adjust-none ${side === 'after' ? `col-3 ml-4 ${styles.after}` : 'col-1 -ml-4'}`}
      role="img"
      aria-label={`${labels[side]}: ${moves.map(({ from, to, people }) => fillIn(chart.move, { from, to, people })).join('; ')}`}
      width="100%"
      height="100%"
    >
      {moves.map(({ from, to, path, people, label, end }) => (
        <g
          key={path}
          className={`${styles.arc} ${classOf(from)} ${classOf(to)} ${side === 'before' ? styles.past : ''}`}
        >
          <StretchedSvg viewBox={`0 0 100 ${100 * chart.divisions.length}`} width="100%" height="100%">
            <path className={styles.line} d={path} strokeWidth={people} />
          </StretchedSvg>
          <svg x={side === 'before' ? '100%' : '0'} y={`${end}%`} overflow="visible" aria-hidden="true">
            <Head people={people} side={side} />
          </svg>
          <text
            x={`${label.x}%`}
            y={`${label.y}%`}
            dx={(side === 'before' ? -1 : 1) * (people / 2 + 6)}
            dy="0.35em"
            textAnchor={side === 'before' ? 'end' : 'start'}
          >
            {people}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The moves of a division in words: who came and who left. */
function MoveList({ division }: { readonly division: string }) {
  const { chart } = enterprise;
  const own = movesOf(division, chart.moves.after);
  return (
    <div className={`${styles.list} ${classOf(division)}`}>
      <b className="block font-display text-heading">
        {fillIn(chart.list, { division, in: own.in, out: own.out })}
      </b>
      <ul className="flex flex-wrap gap-x-6">
        {own.moves.map(({ from, to, people }) => (
          <li key={`${from} ${to}`}>{fillIn(chart.move, { from, to, people })}</li>
        ))}
        {own.moves.length === 0 ? <li>{chart.none}</li> : null}
      </ul>
    </div>
  );
}

const captionId = 'moves-caption';

/** How to read all the moves, in the place of a division's list. */
function Legend() {
  const { caption, legend } = enterprise.chart;
  return (
    <div className={styles.legend}>
      <b id={captionId} className="block font-display text-heading">
        {caption}
      </b>
      <p className="flex flex-wrap items-center gap-x-6">
        <span className="flex items-center gap-2 page-xs:whitespace-nowrap">
          {legend.from}
          <svg className="h-4.5 w-16 flex-none" viewBox="0 0 64 18" role="img" aria-label={legend.arrow}>
            <path className="stroke-4 stroke-reef" d="M0 9H50" />
            <path className="fill-reef" d="M64 9l-14-7v14z" />
          </svg>
          {legend.to}
        </span>
        <span>{legend.width}</span>
      </p>
    </div>
  );
}

/**
 * Moves between divisions: the divisions down the middle, last year's moves on the left, this year's on the right. The stylesheet lets
 * the moves of the chosen division stand, and shows its list.
 */
export function MoveMap() {
  const { chart } = enterprise;
  return (
    <figure className={styles.map} aria-labelledby={captionId}>
      <Container data-motion>
        <fieldset className="grid grid-cols-[minmax(0,2fr)_fit-content(46%)_minmax(0,5fr)]">
          <legend className="sr-only">{chart.choose}</legend>
          <p className="col-1 row-1 self-end max-page-sm:-ml-2 page-sm:px-4 pb-4 text-right text-muted text-small">
            {labels.before}
          </p>
          <Arcs side="before" />
          <Choice
            className="col-2 row-1 mx-auto mb-3 grid min-h-11 min-w-20 place-items-center px-4 font-600 print:invisible"
            input={{ name: 'division', defaultChecked: true }}
          >
            {chart.all}
          </Choice>
          <div className={styles.divisions}>
            {chart.divisions.map((division) => (
              <Choice
                key={division}
                className={`${styles.division} ${classOf(division)}`}
                input={{ name: 'division' }}
              >
                {division}
              </Choice>
            ))}
          </div>
          <p className="col-3 row-1 self-end px-1 page-sm:px-4 pb-4 text-muted text-small">{labels.after}</p>
          <Arcs side="after" />
        </fieldset>
        <div className={styles.lists} aria-live="polite">
          <Legend />
          {chart.divisions.map((division) => (
            <MoveList key={division} division={division} />
          ))}
        </div>
      </Container>
    </figure>
  );
}
