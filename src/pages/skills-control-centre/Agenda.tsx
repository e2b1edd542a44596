import { PrintButton, printSheet } from '../../components/PrintSheet.tsx';
import { fillIn } from '../../content/format.ts';
import type { Tile } from './board.ts';

export type AgendaWords = Readonly<Record<'title' | 'text' | 'waiting' | 'unwritten' | 'print', string>>;

interface AgendaProps {
  readonly tiles: readonly Tile[];
  readonly role: number;
  readonly roleName: string;
  /** The places of the lines that stand on the page. */
  readonly written: readonly number[];
  readonly words: AgendaWords;
  readonly live: boolean;
}

/** A sheet of paper has every line, as the built page does. */
const onPaper = 'hidden print:block';

/** Monday's agenda on one sheet, with a line for each check that the role can make. */
export function Agenda({ tiles, role, roleName, written, words, live }: AgendaProps) {
  const lines = tiles.flatMap((tile, place) => {
    const view = tile.views[role];
    return view ? [{ ...tile, view, isWritten: written.includes(place) }] : [];
  });
  const isWhole = lines.every(({ isWritten }) => isWritten);
  return (
    <article
      className={`mx-auto mt-6 w-full max-w-240 bg-paper p-[clamp(1.25rem,4cqw,3.5rem)] text-ink ${printSheet}`}
      data-background="paper"
      aria-labelledby="agenda-title"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 id="agenda-title" className="text-headline">
            {words.title}
          </h2>
          <p className="text-lead">{fillIn(words.text, { role: roleName })}</p>
        </div>
        {live ? (
          <div className="flex min-h-12 items-center print:hidden">
            {isWhole ? (
              <PrintButton variant="solid" label={words.print} />
            ) : (
              <p className="text-muted">{words.waiting}</p>
            )}
          </div>
        ) : null}
      </div>
      <ol className="mt-6">
        {lines.map(({ panel, time, title, agenda, view, isWritten }) => (
          <li
            key={panel}
            className="grid min-h-17 items-baseline gap-x-6 border-t border-t-contour py-2.5 page-sm:grid-cols-[12rem_1fr]"
          >
            {isWritten ? null : <span className="text-muted tabular-nums print:hidden">{time}</span>}
            <b className={`font-condensed text-title ${isWritten ? '' : onPaper}`}>{view.finding}</b>
            {isWritten ? null : <p className="text-muted print:hidden">{`${title}: ${words.unwritten}`}</p>}
            <p className={isWritten ? '' : onPaper}>
              <b>{view.agenda ?? agenda}</b> <span className="block text-muted">{view.counts}</span>
            </p>
          </li>
        ))}
      </ol>
    </article>
  );
}
