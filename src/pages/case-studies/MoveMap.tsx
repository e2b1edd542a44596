import shapes from 'virtual:case-shapes';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import './case-maps.css';

type Cases = Content<'case-studies'>;
type Chart = Cases['enterprise']['chart'];

interface ArcsProps {
  readonly chart: Chart;
  readonly side: 'before' | 'after';
}

/** The moves of one year as arcs; a line is as wide as people went that way. */
function Arcs({ chart, side }: ArcsProps) {
  const moves = shapes.moves[side];
  return (
    <svg
      className="moves-arcs"
      data-side={side}
      role="img"
      aria-label={moves
        .map((move) => fillIn(chart.move, { from: move.from, to: move.to, people: move.people }))
        .join('; ')}
      width="100%"
      height="100%"
    >
      <svg
        viewBox={`0 0 100 ${100 * chart.divisions.length}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        aria-hidden="true"
      >
        {moves.map(({ path, people }) => (
          <path key={path} d={path} strokeWidth={people} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {moves.map(({ path, people, label, end }) => (
        <g key={path}>
          <svg x={side === 'before' ? '100%' : '0'} y={`${end}%`} overflow="visible" aria-hidden="true">
            <path className="moves-end" d={side === 'before' ? 'M0 0l-14-9v18z' : 'M0 0l14-9v18z'} />
          </svg>
          <text x={`${label.x}%`} y={`${label.y}%`} dy="6" textAnchor="middle">
            {people}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Moves between divisions: the divisions down the middle, last year's moves on the left, this year's on the right. */
export function MoveMap({ chart, labels }: Pick<Cases['enterprise'], 'chart'> & Pick<Cases, 'labels'>) {
  return (
    <figure className="moves">
      <div className="moves-plate">
        <p className="moves-side">{labels.before}</p>
        <p className="moves-side">{labels.after}</p>
        <Arcs chart={chart} side="before" />
        <ul className="moves-divisions">
          {chart.divisions.map((division) => (
            <li key={division}>{division}</li>
          ))}
        </ul>
        <Arcs chart={chart} side="after" />
      </div>
      <figcaption>{fillIn(chart.caption, { before: chart.before, after: chart.after })}</figcaption>
    </figure>
  );
}
