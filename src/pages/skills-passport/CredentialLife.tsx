import { dayInWords, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import frame from '../../content/screens/frame.yaml';
import { Section } from '../../sections/Section.tsx';
import styles from './passport.module.css';

type Life = Content<'skills-passport'>['life'];

interface SeenProps extends Pick<Life, 'viewers' | 'nothing'> {
  readonly sees: Life['events'][number]['sees'];
}

function Seen({ viewers, nothing, sees }: SeenProps) {
  return (
    <dl className="grid mt-3 page-lg:mt-0 page-lg:row-[2/-1] page-lg:grid-rows-subgrid">
      {viewers.map(({ name }, index) => {
        const seen = sees[index];
        return (
          <div
            className={`grid grid-cols-[2fr_3fr] gap-3 py-2 border-t border-t-line text-small leading-[1.55] page-lg:block page-lg:p-3 ${seen ? 'page-lg:bg-paper' : ''}`}
            key={name}
          >
            <dt className="font-600 page-lg:sr-only">{name}</dt>
            <dd className={`relative pl-6 ${seen ? '' : 'text-quiet'}`}>
              <span
                className={`absolute left-0 top-[0.25em] size-4 ${seen ? 'i-lucide-eye' : 'i-lucide-lock'}`}
                aria-hidden="true"
              />
              {seen ?? nothing}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface EventProps extends Pick<Life, 'today' | 'viewers' | 'nothing'> {
  readonly event: Life['events'][number];
  /** The day of the screen, as in `2026-06-30`. */
  readonly now: string;
  /** Whether it is the first that is still to come, which today is marked before. */
  readonly next: boolean;
  readonly last: boolean;
}

function Event({ event, now, next, last, today, ...seen }: EventProps) {
  const planned = event.date > now;
  return (
    <li
      className={`${styles.event} relative pl-10 pb-9 page-lg:grid page-lg:p-0 page-lg:row-span-full page-lg:grid-rows-subgrid`}
      data-when={planned ? 'planned' : 'done'}
    >
      {event.lapsed ? null : (
        <span
          className={`${styles.line} absolute left-1.5 top-2 -bottom-2 w-2 page-lg:left-4 page-lg:top-9.5 page-lg:bottom-auto page-lg:w-auto page-lg:h-2 ${last ? `hidden page-lg:right-0 ${planned ? 'page-lg:block' : ''}` : 'page-lg:-right-4'}`}
          aria-hidden="true"
        />
      )}
      <span
        className={`${styles.station} absolute left-0 top-1 size-5 border-2 border-front rounded-full page-lg:left-3 page-lg:top-8 ${planned ? 'bg-ground' : 'bg-front'} ${event.lapsed ? 'border-dashed' : ''}`}
        aria-hidden="true"
      />
      <div className="grid gap-0.5 content-start page-lg:px-3 page-lg:pt-16 page-lg:pb-4">
        {next ? (
          <p
            className={`${styles.today} mb-2 px-2 py-0.25 justify-self-start bg-sun text-ink text-small font-600 leading-[1.55] page-lg:absolute page-lg:m-0 page-lg:right-full page-lg:-top-0.5 page-lg:w-max`}
          >
            <span
              className="absolute left-0 top-0 hidden h-12.5 border-l-2 border-l-front page-lg:block"
              aria-hidden="true"
            />
            {fillIn(today, { date: dayInWords(now) })}
          </p>
        ) : null}
        <p className="text-quiet text-small font-600 leading-[1.55] tabular-nums">{dayInWords(event.date)}</p>
        <h3 className="font-700 text-heading">{event.title}</h3>
      </div>
      <Seen {...seen} sees={event.sees} />
    </li>
  );
}

/** One credential from issue to renewal on a line, and below each day who sees what of it. */
export function CredentialLife({ viewersLabel, events, note, title, text, ...words }: Life) {
  const now = new Date(`${frame.date} UTC`).toISOString().slice(0, 10);
  const next = events.find(({ date }) => date > now);
  return (
    <Section id="life" title={title} text={text} ground="mist">
      <div className="page-lg:grid page-lg:grid-cols-[minmax(8.5rem,1.1fr)_repeat(5,minmax(0,1fr))] page-lg:grid-rows-[auto_repeat(5,auto)]">
        <div
          className="hidden text-small page-lg:grid page-lg:row-span-full page-lg:grid-rows-subgrid"
          aria-hidden="true"
        >
          <p className="self-end py-3 pr-3 text-quiet font-600 leading-[1.4]">{viewersLabel}</p>
          {words.viewers.map((viewer) => (
            <p className="py-3 pr-3 border-t border-t-line leading-[1.4]" key={viewer.name}>
              <strong>{viewer.name}</strong>
              {viewer.role ? <span className="block text-quiet"> {viewer.role}</span> : null}
            </p>
          ))}
        </div>
        <ol className="page-lg:grid page-lg:row-span-full page-lg:col-[2/-1] page-lg:grid-cols-subgrid page-lg:grid-rows-subgrid">
          {events.map((event) => (
            <Event
              key={event.title}
              {...words}
              event={event}
              now={now}
              next={event === next}
              last={event === events.at(-1)}
            />
          ))}
        </ol>
      </div>
      <p className="mt-6 max-w-[75ch] text-quiet text-caption">{note}</p>
    </Section>
  );
}
