import { Definitions } from '../../components/Definitions.tsx';
import { NamedIcon } from '../../components/Icon.tsx';
import { fillIn } from '../../content/format.ts';
import { Section } from '../../sections/section/Section.tsx';
import styles from './Partnerships.module.css';
import page from './page.yaml';

const { types, firstDays } = page;

const wholeScale = 90;
const marks = [0, 15, 30, 45, 60, 75, 90];
const across = (day: number) => `${Math.round((1000 * day) / wholeScale) / 10}%`;

/** The days over the routes, on pages that are wide enough for it. */
function Scale() {
  return (
    <svg
      className="block overflow-visible fill-foreground text-small tabular-nums forced-colors:fill-[CanvasText] [&_line]:stroke-foreground forced-colors:[&_line]:stroke-[CanvasText]"
      aria-hidden="true"
      width="100%"
      height="32"
    >
      {marks.map((day) => (
        <g key={day}>
          <line x1={across(day)} x2={across(day)} y1="22" y2="32" />
          <text
            x={across(day)}
            y="16"
            textAnchor={day === 0 ? 'start' : day === wholeScale ? 'end' : 'middle'}
          >
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}

type Days = (typeof firstDays.rows)[number];

/** A partnership's route with its stations; drawn solid up to the first result. */
function Route({ milestones, firstDay }: Days) {
  return (
    <svg className="mb-2 block overflow-visible" aria-hidden="true" width="100%" height="24">
      <line className="stroke-2 stroke-muted" strokeDasharray="3 5" x2="100%" y1="12" y2="12" />
      <line className={styles.done} x2={across(firstDay)} y1="12" y2="12" />
      {milestones.map(({ day, first }) => (
        <circle
          key={day}
          className={styles.station}
          data-first={first}
          cx={across(day)}
          cy="12"
          r={first ? 11 : 6}
        />
      ))}
    </svg>
  );
}

/** What happens by when, each milestone under its station. */
function Milestones({ milestones }: Days) {
  return (
    <ol className={styles.milestones}>
      {milestones.map(({ day, at, until, first, text }) => (
        <li key={day} className={styles.milestone} data-at={at} data-until={until} data-first={first}>
          <b className="tabular-nums page-lg:block">{fillIn(firstDays.day, { day })}</b> {text}
        </li>
      ))}
    </ol>
  );
}

/** One kind of partnership as a line of the map: its name, what each side gives, and its first 90 days. */
function Partnership({ title, icon, description, brings, benefits }: (typeof types.items)[number]) {
  const days = firstDays.rows.find(({ type }) => type === title);
  return (
    <li className={styles.partnership}>
      <div className="grid content-start justify-items-start gap-1 page-lg:pr-gutter">
        <h3 className="flex items-center gap-3 text-heading">
          <NamedIcon name={icon} className={styles.icon} />
          {title}
        </h3>
        <p className="max-w-[40ch] text-muted text-small">{description}</p>
        <Definitions
          className="mt-3 grid gap-3 text-small [&_dt]:text-muted"
          items={[
            [
              types.gets,
              <ul key="gets" className="grid gap-1">
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>,
            ],
            [types.brings, brings],
          ]}
        />
      </div>
      <div className={styles.route}>
        {days ? (
          <>
            <Route {...days} />
            <Milestones {...days} />
          </>
        ) : null}
      </div>
    </li>
  );
}

/** The four kinds of partnership as four lines over the same 90 days, which meet at one interchange. */
export function Partnerships() {
  const { title, text, items } = types;
  const { text: legend, days, day, whole } = firstDays;
  return (
    <Section id="partnerships" head="stacked" title={title} text={text} background="ink">
      <div className={styles.scale}>
        <p className="max-w-[30ch] self-end text-muted text-small">{legend}</p>
        <div className="max-page-lg:hidden">
          <p className="text-muted text-small">{days}</p>
          <Scale />
        </div>
      </div>
      <ul>
        {items.map((item) => (
          <Partnership key={item.title} {...item} />
        ))}
      </ul>
      <p className={styles.end}>
        <b className="font-display text-title">{fillIn(day, { day: wholeScale })}</b>
        <span className="text-lead">{whole}</span>
      </p>
    </Section>
  );
}
