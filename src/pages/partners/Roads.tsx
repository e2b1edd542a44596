import { choiceClass } from '../../components/Choice.tsx';
import { NamedIcon } from '../../components/Icon.tsx';
import { fillIn } from '../../content/format.ts';
import { Section } from '../../sections/section/Section.tsx';
import styles from './Partners.module.css';
import page from './page.yaml';

const { types, firstDays } = page;

const wholeScale = 90;
const marks = [0, 15, 30, 45, 60, 75, 90];
const across = (day: number) => `${Math.round((1000 * day) / wholeScale) / 10}%`;

type Days = (typeof firstDays.rows)[number];

/** The days on a ruler with the milestones on it, in yellow up to the first result. */
function Ruler({ milestones, firstDay }: Days) {
  return (
    <svg className="block h-14 w-full overflow-visible fill-foreground text-small" aria-hidden="true">
      {marks.map((day) => (
        <text
          key={day}
          x={across(day)}
          y="14"
          textAnchor={day === 0 ? 'start' : day === wholeScale ? 'end' : 'middle'}
        >
          {day}
        </text>
      ))}
      <line className="stroke-2 stroke-current" x2="100%" y1="36" y2="36" />
      <line className="stroke-8 stroke-sun" x2={across(firstDay)} y1="36" y2="36" />
      {milestones.map(({ day, first }) => (
        <circle
          key={day}
          className={`stroke-3 stroke-current ${first ? 'fill-sun' : 'fill-background'}`}
          cx={across(day)}
          cy="36"
          r={first ? 12 : 7}
        />
      ))}
    </svg>
  );
}

/** What happens by when, each milestone under its station. */
function Milestones({ milestones }: Days) {
  return (
    <ol className="grid gap-2 page-lg:grid-cols-[repeat(18,minmax(0,1fr))] page-lg:gap-0">
      {milestones.map(({ day, at, until, first, text }) => (
        <li key={day} className={styles.milestone} data-at={at} data-until={until}>
          <b className="tabular-nums page-lg:block">{fillIn(firstDays.day, { day })}</b>{' '}
          <span>
            {text}
            {first ? <b className="block font-600 text-sun print:text-ink">{firstDays.first}</b> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A kind of partnership: a door, and behind it what both sides give, the papers, and the first 90 days. */
function Road({ item, index }: { readonly item: (typeof types.items)[number]; readonly index: number }) {
  const { title, icon, description, brings, benefits, papers } = item;
  const days = firstDays.rows.find(({ type }) => type === title);
  return (
    <div className={styles.kind}>
      <div className={`${choiceClass} ${styles.door}`}>
        <input
          className="absolute inset-0 m-0 size-full cursor-pointer appearance-none"
          type="radio"
          name="partnership"
          value={index + 1}
          defaultChecked={index === 0}
          aria-label={title}
          aria-describedby={`door-${index + 1}`}
        />
        <h3 className="grid gap-3 text-heading">
          <NamedIcon name={icon} className="text-title" />
          {title}
        </h3>
        <p id={`door-${index + 1}`} className="text-small">
          {description}
        </p>
      </div>
      <div className={styles.road}>
        <div className="grid content-start gap-x-gutter gap-y-4 page-md:grid-cols-[6fr_3fr_3fr]">
          <div className="grid content-start gap-1">
            <h4 className="text-muted text-small font-400">{types.gets}</h4>
            <ul className="grid gap-1 font-display text-heading font-600">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </div>
          <div className="grid content-start gap-1">
            <h4 className="text-muted text-small font-400">{types.brings}</h4>
            <p>{brings}</p>
          </div>
          <div className="grid content-start gap-1">
            <h4 className="text-muted text-small font-400">{types.papers}</h4>
            <ul className="grid gap-1">
              {papers.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </ul>
          </div>
        </div>
        {days ? (
          <div className="pt-6">
            <p className="text-muted text-small">{firstDays.days}</p>
            <Ruler {...days} />
            <Milestones {...days} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** The four kinds of partnership as doors. Only the chosen road is shown; paper has all four. */
export function Roads() {
  const { title, text, items } = types;
  return (
    <Section id="partnerships" head="row" title={title} text={text} background="ink">
      <fieldset className="grid page-lg:grid-cols-4">
        <legend className="sr-only">{title}</legend>
        {items.map((item, index) => (
          <Road key={item.title} item={item} index={index} />
        ))}
      </fieldset>
    </Section>
  );
}
