import { type ReactNode, useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { useHydrated } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import { Agenda, type AgendaWords } from './Agenda.tsx';
import { BoardTile, type TileMap } from './BoardTile.tsx';
import { checkFor, seenBy, type Tile } from './board.ts';
import styles from './RoleBoard.module.css';

interface BoardProps {
  readonly tiles: readonly Tile[];
  readonly roles: readonly { readonly name: string; readonly sees: string }[];
  readonly words: Readonly<Record<'choose' | 'view' | 'announcement' | 'found', string>>;
  readonly agenda: AgendaWords;
  readonly map: TileMap;
  /** The leading forecast, as points of a line in a box of 100 by 40. */
  readonly line: string;
}

/** What the built page shows: HR, who sees every tile, at the widest gap. */
const first = { role: 1, check: 3 } as const;

/** One board as three roles see it. A check lights its tile and shows the records behind its line of the agenda. */
export default function LiveBoard({ tiles, roles, words, agenda, map, line }: BoardProps) {
  const live = useHydrated();
  const [role, setRole] = useState<number>(first.role);
  const [check, setCheck] = useState<number>(first.check);
  const [said, setSaid] = useState('');

  function chooseCheck(place: number) {
    setCheck(place);
    const { time = '', title = '', views = [] } = tiles[place] ?? {};
    const { finding: figure = '', counts = '' } = views[role] ?? {};
    setSaid(fillIn(words.found, { time, title, figure, counts }));
  }

  function chooseRole(index: number) {
    const { name: chosen = '', sees = '' } = roles[index] ?? {};
    setRole(index);
    setCheck(checkFor(tiles, index, check));
    const seen = seenBy(tiles, index).length;
    setSaid(fillIn(words.announcement, { role: chosen, tiles: seen, all: tiles.length, sees }));
  }

  const drawings: Readonly<Record<string, ReactNode>> = {
    lens: (
      <svg
        className="h-full min-h-16 w-full overflow-visible max-page-md:hidden"
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="fill-none stroke-lagoon stroke-3 [vector-effect:non-scaling-stroke]"
          d={`M${line}`}
        />
      </svg>
    ),
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <fieldset className="flex flex-wrap gap-2 print:hidden [@media_(scripting:none)]:hidden">
          <legend className="float-left mr-2 pb-2 font-600 page-sm:py-2.5 max-page-sm:w-full">
            {words.choose}
          </legend>
          {roles.map(({ name }, index) => (
            <Choice
              key={name}
              className="grid min-h-11 content-center px-5 font-600"
              input={{
                name: 'role',
                value: name,
                checked: index === role,
                onChange: () => chooseRole(index),
              }}
            >
              {name}
            </Choice>
          ))}
        </fieldset>
        <p className="min-h-[2lh] page-sm:min-h-0">{roles[role]?.sees}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-gutter page-lg:grid-cols-[minmax(0,17fr)_minmax(0,9fr)]">
        <ul
          className={`grid grid-cols-2 gap-1.5 page-md:grid-cols-3 ${styles.tiles}`}
          data-background="ink"
          aria-label={words.view}
        >
          {tiles.map((tile, index) => (
            <BoardTile
              key={tile.panel}
              tile={tile}
              role={role}
              view={tile.views[role] ?? null}
              isLit={index === check}
              hidden={agenda.hidden}
              map={tile.panel === 'mapping' ? map : undefined}
              onChoose={live ? () => chooseCheck(index) : undefined}
            >
              {drawings[tile.panel]}
            </BoardTile>
          ))}
        </ul>
        <Agenda
          tiles={tiles}
          role={role}
          roleName={roles[role]?.name ?? ''}
          check={check}
          words={agenda}
          onChoose={chooseCheck}
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

export const Board = island('pages/skills-control-centre/Board', LiveBoard);
