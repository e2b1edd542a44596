import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { Container } from '../../components/Container.tsx';
import { useOnceLive } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { chosenGrowth } from './chosen-growth.ts';
import { GrowthChart } from './GrowthChart.tsx';
import { growthFigures, growthOf, ranges } from './growth.ts';
import type page from './page.yaml';

type GrowthProps = Pick<(typeof page)['growth'], 'quarters' | 'labels' | 'controls'>;

interface LeverProps {
  readonly name: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly valueText: string;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly start: number;
  readonly onMove: (value: number) => void;
}

/** A native range with its label and value. It keeps its own value, so that what was dragged before the scripts came stays. */
function Lever({ name, label, value, valueText, range, start, onMove }: LeverProps) {
  const input = useRef<HTMLInputElement>(null);
  useOnceLive(() => {
    if (input.current && input.current.value !== input.current.defaultValue)
      onMove(Number(input.current.value));
  });
  return (
    <label className="grid gap-x-gutter" htmlFor={`growth-${name}`}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        {label} <b className="font-display text-heading tabular-nums">{value}</b>
      </span>
      <input
        ref={input}
        id={`growth-${name}`}
        className="h-11 w-full cursor-ew-resize touch-pan-y [accent-color:var(--colors-ink)] scripting-none:hidden print:hidden"
        type="range"
        {...range}
        defaultValue={start}
        aria-valuetext={valueText}
        onInput={(event) => onMove(Number(event.currentTarget.value))}
      />
    </label>
  );
}

/** The wedge between what revenue calls for and who is employed, with two levers, and a third one to look at a quarter. */
export default function LiveGrowth({ quarters, labels, controls }: GrowthProps) {
  const example = growthOf(quarters);
  const [growth, setGrowth] = useState(example);
  const [looked, setLooked] = useState(quarters.length - 1);
  const [touched, setTouched] = useState(false);
  const quarter = useRef<HTMLDivElement>(null);
  const figures = growthFigures(quarters, growth);
  const { name = '', needed = 0, employed = 0, short = 0 } = figures[looked] ?? {};
  const factor = fillIn(controls.times, { factor: growth.factor });
  const readout = fillIn(short > 0 ? controls.readout : controls.enough, {
    name,
    needed,
    employed,
    short: Math.abs(short),
  });

  function choose(change: Partial<typeof growth>) {
    const next = { ...growth, ...change };
    setTouched(true);
    setGrowth(next);
    chosenGrowth.set(next);
  }

  function look(index: number) {
    setLooked(index);
    const input = quarter.current?.querySelector('input');
    if (input) input.value = String(index + 1);
  }

  function lookAtPointer(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.round(((event.clientX - left) / width) * (quarters.length - 1));
    look(Math.max(0, Math.min(quarters.length - 1, place)));
  }

  return (
    <>
      <div className="mt-6 h-96 overflow-x-clip page-sm:h-100 page-lg:-mt-56 page-lg:h-116">
        <Container className="h-full">
          <div className="h-full" onPointerMove={lookAtPointer} onPointerDown={lookAtPointer}>
            <GrowthChart figures={figures} looked={looked} labels={labels} />
          </div>
        </Container>
      </div>
      <div className="bg-mist pb-block" data-background="mist">
        <Container className="grid gap-4">
          <fieldset className="grid gap-x-gutter-wide gap-y-2 page-md:grid-cols-3">
            <legend className="sr-only">{controls.title}</legend>
            <Lever
              name="people"
              label={controls.people}
              value={growth.people}
              valueText={fillIn(labels.people, { people: growth.people })}
              range={ranges.people}
              start={example.people}
              onMove={(people) => choose({ people })}
            />
            <Lever
              name="factor"
              label={controls.factor}
              value={factor}
              valueText={factor}
              range={ranges.factor}
              start={example.factor}
              onMove={(value) => choose({ factor: Math.round(10 * value) / 10 })}
            />
            <div ref={quarter}>
              <Lever
                name="quarter"
                label={controls.quarter}
                value={name}
                valueText={readout}
                range={{ min: 1, max: quarters.length, step: 1 }}
                start={quarters.length}
                onMove={(value) => setLooked(value - 1)}
              />
            </div>
          </fieldset>
          <p className="min-h-[2lh] text-lead font-600 tabular-nums page-md:min-h-[1lh]">{readout}</p>
          <p className="text-small">
            {controls.note}
            <SampleMark word={controls.mark} label={controls.label} />
          </p>
        </Container>
      </div>
      <Announcement sentence={readout} announce={touched} />
    </>
  );
}

export const Growth = island('pages/scale-growth/Growth', LiveGrowth);
