import { useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { useOnceLive } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { count, fillIn } from '../../content/format.ts';
import {
  type Assumptions,
  fewest,
  headcountAt,
  inEuros,
  most,
  positionOf,
  type Range,
  roundHeadcount,
  yearlyCost,
} from '../../content/price-estimate.ts';
import { typedNumber } from '../../content/typed-numbers.ts';
import { heightOf } from './coast.ts';
import styles from './Estimate.module.css';
import { Headcount } from './Headcount.tsx';
import { PackageCost } from './PackageCost.tsx';
import type page from './page.yaml';

export interface EstimateProps {
  readonly words: (typeof page)['estimate'];
  readonly packages: (typeof page)['packages'];
  readonly assumptions: Assumptions;
  /** The headcount of the built page. */
  readonly start: number;
}

/** From here on there is room for words on the left of the needle, in hundredths of the scale. */
const roomLeft = 48;
/** How much of the scale words take up. */
const wordsWidth = 46;

interface ReachProps {
  readonly position: number;
  readonly cost: Range;
  readonly name: string;
  readonly audience: string;
  readonly label: string;
  readonly amount: string;
  /** The height above which the words stand, in hundredths. Without it they stand below the band. */
  readonly above?: number;
}

/** The stretch of a band at the chosen headcount, with its amounts in words. */
function Reach({ position, cost, name, audience, label, amount, above }: ReachProps) {
  const top = heightOf(cost.to);
  const bottom = heightOf(cost.from);
  const isLeft = position > roomLeft;
  // On the water the words keep clear of the knob and its focus ring.
  const gap = above === undefined ? 14 : 34;
  const place = {
    x: `${position}%`,
    y: `${above ?? bottom}%`,
    dx: isLeft ? -gap : gap,
    textAnchor: isLeft ? 'end' : 'start',
  } as const;
  return (
    <>
      <rect
        className={styles.reach}
        x={place.x}
        y={`${top}%`}
        width="12"
        height={`${Math.max(1.5, bottom - top)}%`}
        transform="translate(-6)"
      />
      <text
        {...place}
        className={above === undefined ? styles.ashore : styles.afloat}
        dy={above === undefined ? '1.35em' : '-2.4em'}
      >
        {name}
        <tspan className={styles.detail} dx="8">
          {audience}
        </tspan>
        <tspan className={styles.amounts} x={place.x} dx={place.dx} dy="1.1em">
          <tspan className={styles.detail}>{label} </tspan>
          {amount}
        </tspan>
      </text>
    </>
  );
}

/**
 * The headcount, as a slider over the coast and as a number, and what both packages cost there. The controls keep their own values,
 * so that what somebody chose before the scripts came stays. An entry that is no headcount changes no amount.
 */
export default function LiveEstimate({ words, packages, assumptions, start }: EstimateProps) {
  const slider = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [people, setPeople] = useState(start);
  const [isWrong, setWrong] = useState(false);
  const [chosen, setChosen] = useState(false);
  const range = { fewest, most };

  /** Shows a headcount in the controls that did not choose it. */
  const choose = (next: number, by?: 'field') => {
    setPeople(next);
    setWrong(false);
    if (slider.current) slider.current.value = String(positionOf(next));
    if (field.current && by !== 'field') field.current.value = count(next);
  };
  const readField = () => {
    const typed = typedNumber(field.current?.value ?? '');
    if (typed === undefined || typed < fewest || typed > most) setWrong(true);
    else choose(Math.round(typed), 'field');
  };
  const readSlider = () => choose(roundHeadcount(headcountAt(Number(slider.current?.value))));

  useOnceLive(() => {
    if (!slider.current || !field.current) return;
    if (field.current.value !== field.current.defaultValue) readField();
    else if (slider.current.value !== slider.current.defaultValue) readSlider();
  });

  const cost = yearlyCost(people, assumptions);
  const position = positionOf(people);
  const x = `${position}%`;
  // Where the words stand on the right of the needle, they clear the coast that rises there.
  const crest =
    position > roomLeft ? cost.suite : yearlyCost(headcountAt(position + wordsWidth), assumptions).suite;
  const inWords = (amount: Range) => inEuros(amount, words.to);

  return (
    <>
      <Headcount
        words={words}
        people={people}
        start={start}
        isWrong={isWrong}
        field={field}
        onType={() => {
          setChosen(true);
          readField();
        }}
        onChoose={(preset) => {
          setChosen(true);
          choose(preset);
        }}
      />
      <div className={styles.plot} data-background="ink">
        <svg className={styles.marker} aria-hidden="true">
          <line className={styles.needle} x1={x} x2={x} y1="0" y2="91%" />
          <Reach
            position={position}
            cost={cost.suite}
            name={packages[1]?.name ?? ''}
            audience={packages[1]?.audience ?? ''}
            label={words.labels.estimate}
            amount={inWords(cost.suite)}
            above={heightOf(crest.to)}
          />
          <Reach
            position={position}
            cost={cost.agent}
            name={packages[0]?.name ?? ''}
            audience={packages[0]?.audience ?? ''}
            label={words.labels.estimate}
            amount={inWords(cost.agent)}
          />
        </svg>
        <input
          ref={slider}
          className={styles.slider}
          type="range"
          min="0"
          max="100"
          step="any"
          defaultValue={positionOf(start)}
          aria-label={fillIn(words.slider, range)}
          aria-valuetext={fillIn(words.people, { people })}
          onInput={() => {
            setChosen(true);
            readSlider();
          }}
        />
        <Announcement
          sentence={
            isWrong
              ? fillIn(words.problem, range)
              : fillIn(words.announcement, { people, agent: inWords(cost.agent), suite: inWords(cost.suite) })
          }
          announce={chosen}
        />
      </div>
      {(['agent', 'suite'] as const).map((tier, index) => {
        const offer = packages[index];
        return offer ? (
          <PackageCost
            key={tier}
            {...offer}
            tier={tier}
            words={words}
            cost={cost[tier]}
            people={people}
            assumptions={assumptions}
          />
        ) : null;
      })}
    </>
  );
}

export const Estimate = island('pages/pricing/Estimate', LiveEstimate, { hydrate: 'near' });
