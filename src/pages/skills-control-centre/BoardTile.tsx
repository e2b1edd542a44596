import type { ReactNode } from 'react';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { DrawingPicture } from '../../drawings/DrawingPicture.tsx';
import type { DrawingSource } from '../../drawings/drawing.ts';
import type { Tile, View } from './board.ts';
import styles from './RoleBoard.module.css';

/** The gap plan's map with the names of its highest peaks, in units of the picture. */
export interface TileMap {
  readonly picture: DrawingSource;
  readonly labels: readonly {
    readonly name: string;
    /** The people missing, by role. */
    readonly gaps: readonly number[];
    readonly x: number;
    readonly y: number;
  }[];
}

interface BoardTileProps {
  readonly tile: Tile;
  readonly role: number;
  /** What the role sees; null if it does not see the tile. */
  readonly view: View | null;
  /** Whether the chosen check is the tile's. */
  readonly isLit: boolean;
  readonly hidden: string;
  readonly map?: TileMap | undefined;
  /** Chooses the tile's check. Without it, the page is not live yet. */
  readonly onChoose?: (() => void) | undefined;
  /** A drawing above the rows. */
  readonly children?: ReactNode;
}

/** The map with its names, which stand clear of the picture's contours. */
function LabelledMap({ picture, labels, role }: TileMap & { readonly role: number }) {
  return (
    <div
      className={`relative h-46 overflow-clip page-md:h-full rounded-t-md bg-background ${styles.map}`}
      data-background="ink"
    >
      <DrawingPicture className="size-full object-cover object-top" picture={picture} />
      <svg
        className="absolute inset-0 size-full"
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        {labels.map(({ name, gaps, x, y }) => (
          <text key={name} x={x + 9} y={y} dy=".35em">
            {name}{' '}
            <tspan dx="2" className="fill-sun print:fill-ink">
              {gaps[role]}
            </tspan>
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Rows of names and figures, with a bar where there is one. */
function Rows({ rows }: Pick<View, 'rows'>) {
  return (
    <ul className={`self-end ${styles.rows}`}>
      {rows.map(({ name, figure, part }) => (
        <li key={name} className={`grid items-center border-t border-t-lagoon py-0.75 ${styles.row}`}>
          <span className={part === undefined ? 'col-span-2' : ''}>{name}</span>
          {part === undefined ? null : (
            <StretchedSvg className="h-2 w-full" viewBox="0 0 100 1">
              <path className="fill-lagoon forced-colors:[fill:CanvasText]" d={`M0 0H${part}V1H0z`} />
            </StretchedSvg>
          )}
          <b className="col-start-3 text-right whitespace-nowrap">{figure}</b>
        </li>
      ))}
    </ul>
  );
}

/** A tile of the board: its name, its key figure and the rows behind it. A press on it makes its check. */
export function BoardTile({ tile, role, view, isLit, hidden, map, onChoose, children }: BoardTileProps) {
  const { panel, name } = tile;
  const product = panel === 'search' ? 'control-centre' : productOf[panel];
  const shape = `relative grid grid-cols-[minmax(0,1fr)] min-h-22 rounded-md text-small leading-[1.4] ${places[panel] ?? ''}`;
  if (!view)
    return (
      <li
        className={`${shape} content-center justify-items-center border-2 border-dashed border-contour p-3 text-center text-contour`}
      >
        <h2 className="text-body">{name}</h2>
        <p>{hidden}</p>
      </li>
    );
  return (
    <li
      className={`${styles.tile} ${shape} ${map ? 'grid-rows-[minmax(0,1fr)_auto]' : ''}`}
      data-world={product}
      aria-current={isLit ? 'true' : undefined}
    >
      {map ? <LabelledMap {...map} role={role} /> : null}
      <div className={`grid p-3.5 ${styles.words}`}>
        <h2 className="text-body">
          {onChoose ? (
            <button
              type="button"
              className="cursor-pointer text-left font-inherit after:absolute after:inset-0 after:content-empty"
              onClick={onChoose}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </h2>
        <p>
          <b className={`block font-condensed ${styles.figure}`}>{view.figure}</b> {view.text}
        </p>
        {children}
        <Rows rows={view.rows} />
      </div>
    </li>
  );
}

/** The tiles that take more than one place of the board. */
const places: Readonly<Record<string, string | undefined>> = {
  matching: `${styles.wide} ${styles.matching}`,
  mapping: styles.wide,
  search: `${styles.wide} ${styles.search}`,
};

const productOf: Readonly<Record<string, string>> = {
  agent: 'skills-agent',
  passport: 'skills-passport',
  matching: 'skills-1st-matching',
  mapping: 'skills-mapping',
  lens: 'skills-lens',
};
