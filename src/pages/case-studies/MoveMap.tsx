import shapes from 'virtual:case-shapes';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';

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
      className="forced-colors:forced-color-adjust-none"
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
          <path
            className={side === 'before' ? 'fill-none stroke-outline' : 'fill-none stroke-reef'}
            key={path}
            d={path}
            strokeWidth={people}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {moves.map(({ path, people, label, end }) => (
        <g key={path}>
          <svg x={side === 'before' ? '100%' : '0'} y={`${end}%`} overflow="visible" aria-hidden="true">
            <path className="fill-front" d={side === 'before' ? 'M0 0l-14-9v18z' : 'M0 0l14-9v18z'} />
          </svg>
          <text
            className="fill-front stroke-6 stroke-ground font-display text-large font-700"
            paintOrder="stroke"
            strokeLinejoin="round"
            x={`${label.x}%`}
            y={`${label.y}%`}
            dy="6"
            textAnchor="middle"
          >
            {people}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Moves between divisions: the divisions down the middle, last year's moves on the left, this year's on the right. */
export function MoveMap({ chart, labels }: Pick<Cases['enterprise'], 'chart'> & Pick<Cases, 'labels'>) {
  const { from, to, width } = chart.legend;
  return (
    <figure>
      <div className="grid grid-cols-[minmax(0,1fr)_fit-content(46%)_minmax(0,1fr)]">
        <p className="px-4 pb-4 text-right text-quiet text-small">{labels.before}</p>
        <p className="col-3 px-4 pb-4 text-quiet text-small">{labels.after}</p>
        <Arcs chart={chart} side="before" />
        <ul className="grid auto-rows-19 border-x border-front px-3 text-center font-display font-700 leading-tight max-page-xs:px-1.5 max-page-xs:text-note page-lg:min-w-64 page-lg:text-heading">
          {chart.divisions.map((division) => (
            <li className="grid place-items-center wrap-anywhere" key={division}>
              {division}
            </li>
          ))}
        </ul>
        <Arcs chart={chart} side="after" />
      </div>
      <figcaption className="page flex flex-wrap items-center gap-x-6 gap-y-1 pt-4 text-quiet text-caption">
        <span>{fillIn(chart.caption, { before: chart.before, after: chart.after })}</span>
        <span className="flex items-center gap-2">
          {from}
          <svg className="h-4.5 w-16 flex-none" viewBox="0 0 64 18" aria-hidden="true">
            <path className="stroke-4 stroke-reef" d="M0 9H50" />
            <path className="fill-front" d="M64 9l-14-9v18z" />
          </svg>
          {to}
        </span>
        <span>{width}</span>
      </figcaption>
    </figure>
  );
}
