import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChoiceGroup } from '../../components/Choice.tsx';
import { useFlight } from '../../components/flight.ts';
import { useHydrated } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { onlyLive } from '../../components/TryOut.tsx';
import { fillIn, listed } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import styles from './Matching.module.css';
import type page from './page.yaml';
import { afterCourse, type Ranked, type Reading, rankFor } from './ranking.ts';
import { StarCharts } from './StarCharts.tsx';
import { arrivals, skyAt } from './sky.ts';

type SkyMatchProps = Omit<(typeof page)['try'], 'title' | 'all'> & {
  readonly example: (typeof page)['example'];
};

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long the person's sky takes to slide over the role's, in milliseconds. */
const slideTime = 1_100;

/** The closeness of both skies, a setter, and a function that lets the person's sky slide in from afar. */
function useCloseness() {
  const [closeness, setCloseness] = useState(1);
  const frame = useRef(0);
  const set = (value: number) => {
    cancelAnimationFrame(frame.current);
    setCloseness(value);
  };
  const slideIn = () => {
    set(1);
    if (prefersStill()) return;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - start) / slideTime);
      setCloseness(share * (2 - share));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };
  return [closeness, set, slideIn] as const;
}

/** Says who the candidate is in a vacancy and, if the vacancy is not the first one, where the best one stands in that. */
function sentenceFor(
  props: SkyMatchProps,
  ranked: readonly Ranked[],
  chosen: Ranked,
  isFirst: boolean,
): string {
  const { vacancies, candidates, skills, places, first, every, other, elsewhere } = props;
  const { code, met, asked } = chosen;
  const place = ranked.indexOf(chosen);
  const values = { code, met, asked, place: places[place] ?? '' };
  const said = fillIn(place > 0 ? other : met === asked ? every : first, values);
  const [role] = vacancies;
  if (isFirst || place > 0 || !role) return said;
  const there = rankFor(role, candidates, skills).findIndex((known) => known.code === code);
  return `${said} ${fillIn(elsewhere, { role: role.title, place: places[there] ?? '' })}`;
}

/** What is read out of one star: its state, its skill, its levels and what shows them. */
function readOut(props: SkyMatchProps, reading: Reading | undefined, code: string) {
  const { missing, met, beside, levels, level, evidence, best, course, reaches, nothing } = props;
  if (!reading) return { state: nothing, skill: '', text: '' };
  const { skill, asked, shown } = reading;
  const known = code === best.code ? evidence.find((entry) => entry.skill === skill)?.text : undefined;
  const learnt = skill === course.skill && shown < course.level ? fillIn(reaches, course) : undefined;
  const counted =
    asked > 0 ? fillIn(levels, { has: shown, needs: asked }) : shown > 0 ? fillIn(level, { has: shown }) : '';
  const state = asked === 0 ? beside : reading.met ? met : missing;
  return { state, skill, text: [counted, asked > 0 && (known ?? learnt)].filter(Boolean).join('. ') };
}

/**
 * The sky of a vacancy and the sky of one of its candidates, which slides over it: the stars that coincide are counted. Another
 * vacancy puts the candidates in another order.
 */
export default function LiveSkyMatch(props: SkyMatchProps) {
  const { vacancies, candidates, skills, best, course, example } = props;
  const live = useHydrated();
  const cards = useRef<HTMLFieldSetElement>(null);
  const [place, setPlace] = useState(0);
  const [code, setCode] = useState<string>();
  const [point, setPoint] = useState<string>();
  const [learnt, setLearnt] = useState(false);
  const [closeness, setCloseness, slideIn] = useCloseness();
  const [announcement, setAnnouncement] = useState('');
  const [remember, fly] = useFlight(cards);

  const rankOf = (index: number) => rankFor(vacancies[index] ?? { title: '', asks: [] }, candidates, skills);
  const ranked = rankOf(place);
  const chosen = ranked.find((known) => known.code === code) ?? ranked[0];
  if (!chosen) return null;
  const also = chosen.code === best.code ? best.also : [];
  const readings = [
    ...(learnt ? afterCourse(chosen.readings, course) : chosen.readings),
    ...also.map((skill) => ({ skill, asked: 0, shown: 0, met: false })),
  ].filter(({ skill, asked, shown }) => asked > 0 || shown > 0 || also.includes(skill));
  const sky = skyAt(readings, closeness);
  const count = arrivals(readings);
  const isAsked = ({ asked }: Reading) => asked > 0;
  const pointed =
    readings.find(({ skill }) => skill === point) ??
    readings.find((reading) => isAsked(reading) && !reading.met) ??
    readings.find(isAsked);
  const read = readOut(props, pointed, chosen.code);
  const counts = fillIn(props.counts, { met: sky.coinciding, asked: chosen.asked });
  const canLearn = chosen.missing.includes(course.skill);

  function choose(index: number, candidate?: string) {
    const order = rankOf(index);
    const next = order.find((known) => known.code === candidate) ?? order[0];
    remember();
    flushSync(() => {
      setPlace(index);
      setCode(candidate);
      setPoint(undefined);
      setLearnt(false);
    });
    fly();
    slideIn();
    if (next) setAnnouncement(sentenceFor(props, order, next, index === 0));
  }

  function readStar({ target }: PointerEvent) {
    const skill = live && target instanceof Element && target.getAttribute('data-skill');
    if (skill) setPoint(skill);
  }

  /** Arrow keys go from one arrival to the next; in between there is nothing to hear. */
  function step(event: KeyboardEvent) {
    const closer = ['ArrowLeft', 'ArrowUp'].includes(event.key);
    if (!closer && !['ArrowRight', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    const now = Math.round(1e6 * closeness * count) / 1e6;
    const next = closer ? Math.floor(now + 1) : Math.ceil(now - 1);
    setCloseness(Math.min(count, Math.max(0, next)) / count);
  }

  return (
    <>
      <div className={styles.sky}>
        <input
          className={`${styles.slider} ${onlyLive}`}
          type="range"
          dir="rtl"
          disabled={!live}
          min={0}
          max={count}
          step="any"
          value={closeness * count}
          aria-label={props.slider}
          aria-valuetext={`${counts}, ${sky.share}%`}
          onChange={({ target }) => setCloseness(target.valueAsNumber / count)}
          onKeyDown={step}
        />
        <fieldset className={styles.stars} disabled={!live} onPointerOver={readStar} onPointerDown={readStar}>
          <legend className="sr-only">{props.stars}</legend>
          <span className={onlyLive}>
            {readings.map((reading) => {
              const { state, skill, text } = readOut(props, reading, chosen.code);
              return (
                <label key={skill} className="sr-only">
                  <input
                    className="size-6"
                    type="radio"
                    name="star"
                    checked={reading === pointed}
                    onChange={() => setPoint(skill)}
                  />
                  {`${skill}: ${state}. ${text}`}
                </label>
              );
            })}
          </span>
          <StarCharts
            sky={sky}
            role={vacancies[place]?.title ?? ''}
            code={chosen.code}
            words={props}
            pointed={pointed?.skill}
          />
        </fieldset>
        <p className="pt-3 text-small text-muted page-lg:pl-18">
          {props.note} <SampleMark word={example.mark} label={example.label} />
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-6 gap-y-4 page-sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <p className={`font-condensed tabular-nums ${styles.share}`}>{sky.share}%</p>
          <p className="font-display text-heading page-sm:min-h-[3lh] page-sm:w-0 page-sm:min-w-full">
            {sentenceFor(props, ranked, chosen, place === 0)}
          </p>
        </div>
        <div className="grid min-h-46 content-start gap-1">
          <p className="text-small text-muted">{read.state}</p>
          <p className="font-display text-title">{read.skill}</p>
          <p>{read.text}</p>
          {canLearn ? (
            <label
              className={`flex min-h-11 items-center gap-3 font-600 page-2xs:whitespace-nowrap ${onlyLive}`}
            >
              <input
                type="checkbox"
                className="size-6 flex-none accent-sun"
                disabled={!live}
                checked={learnt}
                onChange={({ target }) => {
                  setLearnt(target.checked);
                  setCloseness(1);
                  setPoint(course.skill);
                }}
              />
              {fillIn(props.add, { length: course.length })}
            </label>
          ) : null}
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ChoiceGroup
        disabled={!live}
        className={`grid grid-cols-2 gap-2 page-md:grid-cols-4 page-lg:col-span-2 ${onlyLive}`}
        legend={props.choose}
        options={vacancies.map(({ title }) => ({ key: title, content: title }))}
        chosen={place}
        onChoose={(index) => choose(index)}
        choiceClassName="p-3 font-600 leading-tight"
      />
      <ChoiceGroup
        ref={cards}
        disabled={!live}
        className={`grid gap-2 page-md:grid-cols-5 page-lg:col-span-2 ${onlyLive}`}
        legend={props.people}
        options={ranked.map((known) => ({
          key: known.code,
          content: (
            <span
              data-flies={known.code}
              className="flex flex-wrap items-baseline gap-x-4 page-md:justify-between page-md:gap-x-1"
            >
              <b className="font-display text-heading tabular-nums">{known.code}</b>{' '}
              <b className="font-condensed text-title">{known.share}%</b>{' '}
              <span className="flex-[1_1_8rem] text-small page-md:min-h-[3lh] page-md:basis-full">
                {known.missing.length === 0 ? props.nothing : `${props.missing}: ${listed(known.missing)}`}
              </span>
            </span>
          ),
        }))}
        chosen={ranked.indexOf(chosen)}
        onChoose={(index) => choose(place, ranked[index]?.code)}
        choiceClassName="p-3"
      />
    </>
  );
}

export const SkyMatch = island('pages/skills-1st-matching/SkyMatch', LiveSkyMatch, { hydrate: 'near' });
