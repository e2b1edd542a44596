import { useRef, useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { useFlight } from '../../components/flight.ts';
import { useHydrated } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { onlyLive } from '../../components/TryOut.tsx';
import { change, count, fillIn } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Table } from '../../sections/table/Table.tsx';
import styles from './GapMap.module.css';
import { afterMove, sentenceFor, skillsAfter } from './gap-move.ts';
import { Hill, PeopleBar } from './Hill.tsx';
import { Pin } from './Pin.tsx';
import type page from './page.yaml';

type GapMapProps = Omit<(typeof page)['map'], 'title' | 'moves'> & {
  readonly example: (typeof page)['example'];
  readonly pins: readonly string[];
};

type Skill = ReturnType<typeof skillsAfter<GapMapProps['skills'][number]>>[number];

/** How large a person's contour is in a view, as a size of text. */
const scales = {
  two: 'text-[length:min(1.02cqw,0.7rem)] page-lg:text-[length:min(0.6cqw,0.52rem)]',
  all: 'text-[length:0.8cqw] page-md:text-[length:0.4cqw] page-lg:text-[length:min(0.29cqw,0.26rem)]',
} as const;

interface CaptionProps extends Pick<GapMapProps, 'short' | 'available' | 'counted' | 'year'> {
  readonly skill: Skill;
  readonly large?: boolean;
  /** Pins at the counts, at the gap and at the trend. */
  readonly pins?: readonly (string | undefined)[];
}

/** What a hill counts: the gap, the skill, where the number comes from. */
function Caption({ skill, large = false, pins = [], ...words }: CaptionProps) {
  const { name, demand, supply, gap, trend } = skill;
  const [counts, size, forecast] = pins;
  return (
    <p className="grid justify-items-center gap-0.5 text-center text-small">
      <span className="flex flex-wrap items-baseline justify-center gap-x-2">
        <b className={`font-condensed leading-none tabular-nums ${large ? 'text-headline' : 'text-title'}`}>
          {Math.abs(gap)}
        </b>
        <b className="font-display">{gap < 0 ? words.available : words.short}</b>
        {size ? <Pin number={2} title={size} /> : null}
      </span>
      <b className={large ? 'font-display text-heading' : ''}>{name}</b>
      <span className="text-muted">
        {fillIn(words.counted, { need: demand, have: supply })}{' '}
        {counts ? <Pin number={1} title={counts} /> : null}
      </span>
      <span className="text-muted">
        {fillIn(words.year, { trend: change(trend) })} {forecast ? <Pin number={3} title={forecast} /> : null}
      </span>
    </p>
  );
}

/** A hill has the people of the beginning; those who moved stay in it as marked contours. */
const hillOf = ({ name, gap, moved }: Skill) => {
  const left = Math.abs(gap);
  return { skill: name, people: left + moved, left, hollow: gap < 0 };
};

interface GapCellProps extends ReturnType<typeof hillOf>, Pick<GapMapProps, 'short' | 'available'> {}

/** A gap in a table: its people side by side, and their number. */
function GapCell({ short, available, ...hill }: GapCellProps) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3">
      <span className="max-page-sm:hidden">
        <PeopleBar {...hill} />
      </span>
      {`${hill.left} ${hill.hollow ? available : short}`}
    </span>
  );
}

/**
 * A map of a plan's gaps, one contour for each person, as two skills, as all of them, and as a table with the contours side by
 * side. The stylesheet shows the view of the checked radio button. A slider moves people from one skill to another in all views.
 */
export default function LiveGapMap(props: GapMapProps) {
  const { move, skills, said, total, views, columns, example, pins, whole } = props;
  const stage = useRef<HTMLElement>(null);
  const live = useHydrated();
  const [people, setPeople] = useState(0);
  const [remember, fly] = useFlight(stage);
  const after = skillsAfter(skills, move, people);
  const now = afterMove(move, people);
  const sentence = fillIn(said[sentenceFor(move, people)], { ...move, before: move.short, ...now });
  const [from, to] = [move.from, move.to].map((name) =>
    after.find((skill) => skill.name.toLowerCase() === name),
  );
  if (!from || !to) return null;

  return (
    <>
      <section
        ref={stage}
        className={`${styles.stage} grid grid-cols-[minmax(0,1fr)] content-start gap-5 page-lg:col-start-2 page-lg:row-span-3 page-lg:row-start-1 page-lg:min-h-158`}
        aria-label={props.label}
      >
        <fieldset
          className="relative flex flex-wrap items-center gap-2"
          onPointerDown={remember}
          onKeyDown={remember}
        >
          <legend className="sr-only">{props.choose}</legend>
          {(['two', 'all', 'table'] as const).map((view, place) => (
            <Choice
              key={view}
              className="px-3 py-2.5 text-small font-600 page-sm:px-5"
              input={{ name: 'view', value: view, defaultChecked: place === 0, onChange: fly }}
            >
              {views[view]}
            </Choice>
          ))}
          <Pin number={4} title={pins[3] ?? ''} />
        </fieldset>
        <div className={styles.two}>
          <p className="min-h-[3lh] font-display text-heading text-balance page-md:min-h-[2lh]">{sentence}</p>
          {/* Hollow and hill each take two columns, so that the slider goes from the middle of one to the middle of the other. */}
          <div className="grid grid-cols-[auto_auto_minmax(0.5rem,1fr)_auto_auto] items-center">
            <span className={`col-span-2 col-start-1 row-start-1 ${scales.two}`}>
              <Hill {...hillOf(from)} numbers />
            </span>
            <span className={`col-span-2 col-start-4 row-start-1 ${scales.two}`}>
              <Hill {...hillOf(to)} numbers />
            </span>
            <div
              className={`${styles.slider} col-span-3 col-start-2 row-start-1 ${onlyLive}`}
              data-at={people}
              data-until={move.most}
            >
              <span className="absolute top-[calc(50%_-_3px)] left-[calc(var(--thumb)/2)] h-1.5 w-[var(--gone)] bg-sun outline-2 outline-background outline-solid" />
              <input
                type="range"
                disabled={!live}
                min={0}
                max={move.most}
                value={people}
                aria-label={props.slider}
                aria-valuetext={sentence}
                onChange={({ target }) => setPeople(target.valueAsNumber)}
              />
              <span
                className={`pointer-events-none absolute top-0 left-[var(--gone)] grid size-14 place-items-center rounded-full border-3 border-background bg-sun font-700 text-ink ${people > 0 ? 'text-heading' : 'text-small'}`}
                aria-hidden="true"
              >
                {people === 0 ? props.drag : people}
              </span>
            </div>
            <div className="col-span-2 col-start-1 row-start-2 self-start">
              <Caption {...props} skill={from} large pins={[pins[0]]} />
            </div>
            <div className="col-span-2 col-start-4 row-start-2 self-start">
              <Caption {...props} skill={to} large pins={[undefined, pins[1], pins[2]]} />
            </div>
          </div>
        </div>
        <div className={styles.all}>
          <ul className="grid grid-cols-2 gap-x-2 gap-y-5 page-md:grid-cols-4">
            {after.map((skill, place) => (
              <li key={skill.name} className="grid content-end gap-2">
                <span className={`grid justify-items-center ${scales.all}`}>
                  <Hill {...hillOf(skill)} />
                </span>
                <Caption {...props} skill={skill} pins={place === 0 ? pins : []} />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.table}>
          <Table
            className="text-small"
            caption={props.label}
            columns={[columns.skill, columns.need, columns.have, columns.gap, columns.year]}
            rows={after.map((skill) => ({
              name: skill.name,
              cells: [
                skill.demand,
                skill.supply,
                <GapCell key="gap" {...props} {...hillOf(skill)} />,
                change(skill.trend),
              ],
            }))}
          />
          <p className="pt-3 text-small text-muted">
            {fillIn(props.across, {
              skills: whole.skills,
              need: whole.demand,
              have: whole.supply,
              gap: whole.gap,
            })}
          </p>
        </div>
        <p className="text-small text-muted">
          {props.note} <SampleMark word={example.mark} label={example.label} />
        </p>
      </section>
      <p className="border-t-2 border-t-foreground pt-4">
        <b className="block font-condensed text-monument leading-none tabular-nums">{count(now.planShort)}</b>{' '}
        <b className="block pt-2 font-display text-heading">{total.short}</b>{' '}
        <span className="block max-w-[38ch] pt-1">
          {fillIn(total.net, { gap: now.planShort - now.planSpare, spare: now.planSpare })}
        </span>
      </p>
    </>
  );
}

export const GapMap = island('pages/skills-mapping/GapMap', LiveGapMap, { hydrate: 'near' });
