import { Choice } from '../../components/Choice.tsx';
import { PrintButton, printSheet } from '../../components/PrintSheet.tsx';
import { onlyLive } from '../../components/TryOut.tsx';
import { fillIn } from '../../content/format.ts';
import type { Tile, View } from './board.ts';

export type AgendaWords = Readonly<Record<'title' | 'for' | 'text' | 'hidden' | 'print', string>>;

interface AgendaProps {
  readonly tiles: readonly Tile[];
  readonly role: number;
  readonly roleName: string;
  /** The place of the chosen check. */
  readonly check: number;
  readonly words: AgendaWords;
  readonly onChoose: (place: number) => void;
}

/** The records behind a finding. */
function Records({ counts, records }: View) {
  return (
    <div className={`px-3 pt-2 pb-3 text-small ${records.length > 1 ? 'min-h-38' : ''}`}>
      <p>{counts}</p>
      <ul className="tabular-nums">
        {records.map(({ name, figure }) => (
          <li
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-t border-t-line py-1.25 first:border-none"
          >
            <span>{name}</span> <b>{figure}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Monday's agenda on one sheet: each check of the morning as a radio button with the line that it writes, and the chosen one's records. */
export function Agenda({ tiles, role, roleName, check, words, onChoose }: AgendaProps) {
  return (
    <article
      className={`bg-paper px-3 pt-6 pb-5 text-ink ${printSheet}`}
      data-background="paper"
      aria-labelledby="agenda-title"
    >
      <div className="grid gap-1 px-3 pb-4">
        <h2 id="agenda-title" className="text-title">
          {words.title}
        </h2>
        <p className="font-600">{fillIn(words.for, { role: roleName })}</p>
        <p className={`text-small text-muted ${onlyLive}`}>{words.text}</p>
      </div>
      <ol className="scripting-none:*:pointer-events-none">
        {tiles.map(({ panel, time, title, agenda, views }, place) => {
          const view = views[role];
          return (
            <li key={panel} className={`border-t border-t-line py-0.5 ${view ? '' : 'print:hidden'}`}>
              <Choice
                className="grid min-h-11 grid-cols-[3rem_1fr] content-center gap-x-1 border-transparent! px-3 py-1.5 has-[:disabled]:cursor-not-allowed"
                input={{
                  name: 'check',
                  value: panel,
                  checked: place === check,
                  disabled: !view,
                  onChange: () => onChoose(place),
                }}
              >
                <time className="text-small tabular-nums leading-6">{time}</time>
                <span className={view ? 'text-small leading-6' : 'text-small leading-6 text-muted'}>
                  {title}
                </span>
                <span className="col-start-2 leading-[1.35]">
                  {view ? (
                    <>
                      <b className="font-condensed text-heading">{view.finding}</b>{' '}
                      {place === check ? null : <span className="hidden print:inline">{view.counts}</span>}
                      <span className="block">{view.agenda ?? agenda}</span>
                    </>
                  ) : (
                    <span className="text-small text-muted">{words.hidden}</span>
                  )}
                </span>
              </Choice>
              {place === check && view ? <Records {...view} /> : null}
            </li>
          );
        })}
      </ol>
      <div className="px-3 pt-3">
        <PrintButton label={words.print} />
      </div>
    </article>
  );
}
