import { EyeIcon, LockIcon } from 'lucide-react';
import { Container } from '../../components/Container.tsx';
import { Decoration } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Icon } from '../../components/Icon.tsx';
import { dayInWords, fillIn } from '../../content/format.ts';
import frame from '../../content/screens/frame.yaml';
import { Section } from '../../sections/section/Section.tsx';
import page from './page.yaml';

const { title, text, events, viewers, viewersLabel, nothing, unchanged, note } = page.life;
type Event = (typeof events)[number];

/** The day of the screen, as in `2026-06-30`. */
const now = new Date(`${frame.date} UTC`).toISOString().slice(0, 10);
const today = fillIn(page.life.today, { date: dayInWords(now) });

/** A credential's line after a day: what has been is drawn, what is to come is dashed, where it has lapsed there is none. */
function lineAfter({ lapsed }: Event, next: Event | undefined): 'drawn' | 'dashed' | undefined {
  if (lapsed) return undefined;
  return next && next.date <= now ? 'drawn' : 'dashed';
}

const lineLooks = {
  drawn: 'stroke-sun',
  dashed: 'stroke-outline stroke-dash-[14_10]',
} as const;

/** The line from a day to the next, to the right or down; browsers space the dashes of a border in ways of their own. */
function Line({ line, down = false }: { readonly line: keyof typeof lineLooks; readonly down?: boolean }) {
  return (
    <svg
      className={`absolute top-0 left-0 stroke-6 forced-colors:stroke-[CanvasText] ${down ? 'h-full w-1.5' : 'h-1.5 w-full'} ${lineLooks[line]}`}
      aria-hidden="true"
    >
      {down ? <line x1="3" x2="3" y2="100%" /> : <line y1="3" y2="3" x2="100%" />}
    </svg>
  );
}

const days = events.map((event, index) => ({
  ...event,
  line: lineAfter(event, events[index + 1]),
  /** The last day that has been: today is marked after it. */
  latest: event.date <= now && (events[index + 1]?.date ?? '') > now,
  station: `${event.date > now ? 'bg-background' : 'bg-foreground'} ${event.lapsed ? 'border-dashed' : ''}`,
  /** Who sees something else than the day before. */
  changed: viewers.flatMap(({ name }, viewer) => {
    const sees = event.sees[viewer];
    return sees === (events[index - 1]?.sees[viewer] ?? null) ? [] : [{ name, sees }];
  }),
}));

const station = 'absolute size-5 rounded-full border-2 border-foreground';
/** Where today is, from the line of days down through the rows. */
const nowRule = 'absolute w-0.5 bg-foreground';
const todayMark = 'w-fit bg-sun px-2 py-0.25 text-small font-600 text-ink';

/** The background of a cell: a share that ends before the next day ends before the next column. */
function seenLook(sees: string | null | undefined, ends: boolean): string {
  if (!sees) return 'pr-4';
  return ends
    ? 'pr-14 bg-[linear-gradient(to_left,transparent_2.5rem,var(--colors-paper)_0)]'
    : 'pr-4 bg-paper';
}

function Seen({ sees }: { readonly sees: string | null | undefined }) {
  return (
    <span className={`relative block pl-6 ${sees ? '' : 'text-muted'}`}>
      <Icon icon={sees ? EyeIcon : LockIcon} className="absolute top-[0.25em] left-0 size-4" />
      {sees ?? nothing}
    </span>
  );
}

/** The days from left to right over who sees what, across the window. */
function Matrix() {
  return (
    <table className="hidden w-full table-fixed text-left text-small page-lg:table [&_th:first-child]:w-[calc(var(--spacing-edge)_+_11rem)] [&_th:first-child]:py-3 [&_th:first-child]:pr-3 [&_th:first-child]:pl-edge">
      <thead className="align-bottom">
        <tr>
          <th className="text-muted font-600" scope="col">
            {viewersLabel}
          </th>
          {days.map(({ title: day, date, line, latest, station: look }) => (
            <th key={day} className="pt-10 pb-4" scope="col">
              <span className="relative block pt-6.5">
                {line ? <Line line={line} /> : null}
                {latest ? (
                  <Decoration className="absolute top-0 left-0 h-1.5 w-7 bg-sun forced-colors:bg-[Highlight]" />
                ) : null}
                <Decoration className={`${station} -top-1.75 left-0 ${look}`} />
                <span className="block font-600 text-muted tabular-nums">{dayInWords(date)}</span>
                <span className="font-display text-heading">{day}</span>{' '}
                {latest ? (
                  <>
                    <Decoration className={`${nowRule} -top-4 left-7 h-9`} />
                    <span className={`${todayMark} absolute -top-10.5 left-7 w-max`}>{today}</span>
                  </>
                ) : null}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {viewers.map(({ name, role, until }, viewer) => (
          <tr key={name} className="border-t border-t-line align-top">
            <th scope="row">
              {name}
              {role ? <span className="block font-400 text-muted">{role}</span> : null}
            </th>
            {days.map(({ title: day, sees, latest }, place) => (
              <td
                key={day}
                className={`relative py-3 ${latest ? 'pl-10' : 'pl-3'} ${seenLook(sees[viewer], until !== undefined && until < (days[place + 1]?.date ?? ''))}`}
              >
                {latest ? <Decoration className={`${nowRule} inset-y-0 left-7`} /> : null}
                <Seen sees={sees[viewer]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The days from top to bottom on narrow pages, each with what changes on it. */
function Changes() {
  return (
    <Container className="page-lg:hidden">
      <ol className="ml-2.5">
        {days.map(({ title: day, date, line, latest, station: look, changed }) => (
          <li key={day} className="relative pb-5 pl-7.5">
            {line ? <Line line={line} down /> : null}
            <Decoration className={`${station} top-1 -left-1.75 ${look}`} />
            <p className="text-small font-600 text-muted tabular-nums">{dayInWords(date)}</p>
            <h3 className="text-heading">{day}</h3>
            <Definitions
              className="mt-2 text-small *:grid *:grid-cols-[2fr_3fr] *:gap-3 *:border-t *:border-t-line *:py-2 [&_dt]:font-600"
              items={changed.map(({ name, sees }) => [name, <Seen key={name} sees={sees} />])}
            />
            {latest ? <p className={`${todayMark} mt-4`}>{today}</p> : null}
          </li>
        ))}
      </ol>
      <p className="pt-5 text-small">{unchanged}</p>
    </Container>
  );
}

/** One credential from issue to renewal on a line, and who sees what of it. */
export function CredentialLife() {
  return (
    <Section id="life" head="monument" background="mist" title={title} text={text} width="window">
      <Matrix />
      <Changes />
      <Container as="p" className="mt-4 text-small text-muted">
        {note}
      </Container>
    </Section>
  );
}
