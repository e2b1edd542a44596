import { type ReactNode, useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { useHydrated } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import { Agenda, type AgendaWords } from './Agenda.tsx';
import { BoardTile, type TileMap } from './BoardTile.tsx';
import { checkFor, seenBy, type Tile, writtenLines } from './board.ts';
import styles from './RoleBoard.module.css';

interface BoardProps {
  readonly tiles: readonly Tile[];
  readonly roles: readonly { readonly name: string; readonly sees: string }[];
  readonly words: Readonly<
    Record<'choose' | 'view' | 'hidden' | 'routine' | 'text' | 'announcement' | 'found', string>
  >;
  readonly agenda: AgendaWords;
  readonly map: TileMap;
  /** The leading forecast, as points of a line in a box of 100 by 40. */
  readonly line: string;
}

/** What the built page shows: HR, who sees every tile, at the widest gap. */
const first = { role: 1, check: 3 } as const;

interface CheckProps {
  readonly tile: Tile;
  readonly role: number;
  readonly isChosen: boolean;
  readonly hidden: string;
  readonly onChoose: () => void;
}

/** A check of the morning as a radio button, and what it found once it is chosen. */
function Check({ tile, role, isChosen, hidden, onChoose }: CheckProps) {
  const { panel, time, title, views } = tile;
  const view = views[role];
  return (
    <li className="border-t border-t-line">
      <Choice
        className="flex min-h-11 items-baseline gap-3 border-transparent! px-3 py-2 has-[:disabled]:cursor-not-allowed"
        input={{ name: 'check', value: panel, checked: isChosen, disabled: !view, onChange: onChoose }}
      >
        <time className="flex-none whitespace-nowrap font-600 tabular-nums">{time}</time>
        <span className={view ? 'font-600' : 'text-muted'}>
          {title}
          {view ? null : <span className="block text-small">{hidden}</span>}
        </span>
      </Choice>
      {isChosen && view ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1 px-3 pt-2 pb-4">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <b className="font-condensed text-title">{view.finding}</b> <span>{view.counts}</span>
          </p>
          <ul className="text-small tabular-nums">
            {view.records.map(({ name, figure }) => (
              <li key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-t-line py-1.5">
                <span>{name}</span> <b>{figure}</b>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </li>
  );
}

/** One board as three roles see it. A check lights its tile and writes its line of the agenda; the last one writes the rest. */
export default function LiveBoard({ tiles, roles, words, agenda, map, line }: BoardProps) {
  const live = useHydrated();
  const [role, setRole] = useState<number>(first.role);
  const [check, setCheck] = useState<number>(first.check);
  const [made, setMade] = useState<ReadonlySet<number>>(() => new Set([first.check]));
  const [said, setSaid] = useState('');

  function chooseCheck(place: number) {
    setCheck(place);
    setMade((before) => new Set([...before, place]));
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
          <legend className="float-left mr-2 py-2.5 font-600">{words.choose}</legend>
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-gutter page-lg:grid-cols-[minmax(0,17fr)_minmax(0,7fr)]">
        <ul
          className={`grid content-start gap-1.5 page-md:grid-cols-3 ${styles.tiles}`}
          data-background="ink"
          aria-label={words.view}
        >
          {tiles.map((tile, index) => (
            <BoardTile
              key={tile.panel}
              tile={tile}
              role={role}
              view={tile.views[role] ?? null}
              number={index + 1}
              isLit={index === check}
              hidden={words.hidden}
              map={tile.panel === 'mapping' ? map : undefined}
              onChoose={live ? () => chooseCheck(index) : undefined}
            >
              {drawings[tile.panel]}
            </BoardTile>
          ))}
        </ul>
        <div>
          <h2 id="routine-title" className="text-title">
            {words.routine}
          </h2>
          <p className="pt-2 pb-4 text-muted">{words.text}</p>
          <ol className="border-b border-b-line">
            {tiles.map((tile, index) => (
              <Check
                key={tile.panel}
                tile={tile}
                role={role}
                isChosen={index === check}
                hidden={words.hidden}
                onChoose={() => chooseCheck(index)}
              />
            ))}
          </ol>
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Agenda
        tiles={tiles}
        role={role}
        roleName={roles[role]?.name ?? ''}
        written={live ? writtenLines(tiles, role, made) : seenBy(tiles, role)}
        words={agenda}
        live={live}
      />
    </>
  );
}

export const Board = island('pages/skills-control-centre/Board', LiveBoard);
