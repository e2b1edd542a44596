import { dayInWords, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import frame from '../../content/screens/frame.yaml';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './credential-life.module.css';
import styles2 from './credential-line.module.css';

type Life = Content<'skills-passport'>['life'];

interface SeenProps extends Pick<Life, 'viewers' | 'nothing'> {
  readonly sees: Life['events'][number]['sees'];
}

function Seen({ viewers, nothing, sees }: SeenProps) {
  return (
    <dl
      className={`${styles.lifeSees} grid mt-3 page-lg:grid page-lg:m-0 page-lg:[grid-row:2_/_-1] page-lg:grid-rows-[subgrid] page-lg:data-[sees='some']:bg-paper`}
    >
      {viewers.map(({ name }, index) => {
        const seen = sees[index];
        return (
          <div
            className="grid gap-3 px-0 py-2 border-t border-t-line grid-cols-[2fr_3fr] text-small leading-[1.55] page-lg:block page-lg:p-3"
            key={name}
            data-sees={seen ? 'some' : 'nothing'}
          >
            <dt className="font-600 page-lg:absolute page-lg:overflow-hidden page-lg:whitespace-nowrap page-lg:w-px page-lg:h-px page-lg:[clip-path:inset(50%)]">
              {name}
            </dt>
            <dd className="relative pl-6">
              <span className={seen ? 'i-lucide-eye' : 'i-lucide-lock'} aria-hidden="true" />
              {seen ?? nothing}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** One credential from issue to renewal on a line, and below each day who sees what of it. */
export function CredentialLife({ today, viewersLabel, viewers, nothing, events, note, ...heading }: Life) {
  const now = new Date(`${frame.date} UTC`).toISOString().slice(0, 10);
  const next = events.find(({ date }) => date > now);
  return (
    <Sheet id="life" name={heading.name} title={heading.title} text={heading.text} ground="mist">
      <div className="page-lg:grid page-lg:grid-cols-[minmax(8.5rem,1.1fr)_repeat(5,minmax(0,1fr))] page-lg:grid-rows-[auto_repeat(5,auto)]">
        <div
          className="hidden page-lg:grid page-lg:[grid-row:1_/_-1] page-lg:grid-rows-[subgrid]"
          aria-hidden="true"
        >
          <p className="page-lg:pr-3 page-lg:pl-0 page-lg:py-3 page-lg:border-t page-lg:border-t-line page-lg:text-small page-lg:leading-[1.4] page-lg:first:border-t-0 page-lg:first:self-end page-lg:first:text-quiet page-lg:first:font-600">
            {viewersLabel}
          </p>
          {viewers.map(({ name, role }) => (
            <p
              className="page-lg:pr-3 page-lg:pl-0 page-lg:py-3 page-lg:border-t page-lg:border-t-line page-lg:text-small page-lg:leading-[1.4] page-lg:first:border-t-0 page-lg:first:self-end page-lg:first:text-quiet page-lg:first:font-600"
              key={name}
            >
              <strong>{name}</strong>
              {role ? <span className="page-lg:block page-lg:text-quiet"> {role}</span> : null}
            </p>
          ))}
        </div>
        <ol className="page-lg:grid page-lg:[grid-area:1_/_2_/_-1_/_-1] page-lg:grid-cols-[subgrid] page-lg:grid-rows-[subgrid]">
          {events.map((event) => (
            <li
              key={event.title}
              className={`${styles2.lifeEvent} relative pr-0 pl-10 pt-0 pb-9 page-lg:grid page-lg:p-0 page-lg:[grid-row:1_/_-1] page-lg:grid-rows-[subgrid] before:content-[''] before:absolute before:left-0 before:top-1 before:border-2 before:border-front before:z-1 before:w-5 before:h-5 before:rounded-full before:bg-front after:content-[''] after:absolute after:right-auto after:left-1.5 after:top-2 after:-bottom-2 after:[--life-along:90deg] after:w-2 after:[background:linear-gradient(var(--life-along),var(--colors-sun)_0.1875rem,var(--colors-front)_0_0.3125rem,var(--colors-sun)_0)] page-lg:before:left-3 page-lg:before:top-8 page-lg:after:-right-4 page-lg:after:left-4 page-lg:after:top-9.5 page-lg:after:bottom-auto page-lg:after:[--life-along:180deg] page-lg:after:w-auto page-lg:after:h-2 data-[when='planned']:before:bg-ground data-[when='planned']:after:left-2.25 data-[when='planned']:after:border-l-2 data-[when='planned']:after:border-l-dashed data-[when='planned']:after:border-l-front data-[when='planned']:after:w-0 data-[when='planned']:after:bg-transparent last:after:hidden page-lg:data-[when='planned']:after:left-4 page-lg:data-[when='planned']:after:top-10.25 page-lg:data-[when='planned']:after:border-l-0 page-lg:data-[when='planned']:after:border-t-2 page-lg:data-[when='planned']:after:border-t-dashed page-lg:data-[when='planned']:after:border-t-front page-lg:data-[when='planned']:after:w-auto page-lg:data-[when='planned']:after:h-0 page-lg:data-[when='planned']:last:after:block page-lg:data-[when='planned']:last:after:right-0`}
              data-when={event.date > now ? 'planned' : 'done'}
              data-lapsed={event.lapsed}
            >
              <div className="grid gap-0.5 content-start page-lg:px-3 page-lg:pt-16 page-lg:pb-4">
                {event === next ? (
                  <p
                    className={`${styles2.lifeToday} mb-2 px-2 py-0.25 justify-self-start bg-sun text-ink text-small font-600 leading-[1.55] page-lg:absolute page-lg:m-0 page-lg:right-full page-lg:-top-0.5 page-lg:w-max page-lg:after:content-[''] page-lg:after:absolute page-lg:after:left-0 page-lg:after:top-0 page-lg:after:border-l-2 page-lg:after:border-l-front page-lg:after:h-12.5`}
                  >
                    {fillIn(today, { date: dayInWords(now) })}
                  </p>
                ) : null}
                <p className="tabular-nums text-quiet text-small font-600 leading-[1.55]">
                  {dayInWords(event.date)}
                </p>
                <h3 className="font-700 text-heading">{event.title}</h3>
              </div>
              <Seen viewers={viewers} nothing={nothing} sees={event.sees} />
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-6 max-w-[75ch] text-quiet text-caption">{note}</p>
    </Sheet>
  );
}
