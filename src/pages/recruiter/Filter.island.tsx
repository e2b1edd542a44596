import { useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { useOnceLive } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { fillIn, listed } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import styles from './Filter.module.css';
import { demands, failed } from './filter.ts';
import type page from './page.yaml';

type FilterWords = (typeof page)['filter'];

/** A figure, 20 by 24 units. */
const figure = 'M10 11a5 5 0 1 0 0-10a5 5 0 1 0 0 10m-9 13c0-7 4-10 9-10s9 3 9 10z';

/**
 * A filter to build: four switches over the people who have the skills, who fall where it rejects them. The switches keep their own
 * state, so that what somebody chose before the scripts came stays.
 */
export default function LiveFilter(words: FilterWords) {
  const { people, brief, reasons } = words;
  const switches = useRef<HTMLFieldSetElement>(null);
  const [asked, setAsked] = useState<readonly (typeof demands)[number][]>(demands);
  const [isBuilt, setBuilt] = useState(false);
  const [chosen, setChosen] = useState(0);
  const [hovered, setHovered] = useState<number>();

  const readSwitches = () =>
    setAsked(
      demands.filter(
        (demand) => switches.current?.querySelector<HTMLInputElement>(`input[name="${demand}"]`)?.checked,
      ),
    );
  useOnceLive(readSwitches);

  const shown = people.map(({ degree, ...person }) => {
    const fails = failed({ ...person, degree }, brief, asked);
    const why = fails.map((demand) => fillIn(reasons[demand], { ...person, asked: brief.years }));
    const verdict = why.length > 0 ? fillIn(words.rejected, { reasons: listed(why) }) : words.passed;
    return { ...person, falls: fails.length > 0, sentence: fillIn(words.person, { ...person, verdict }) };
  });
  const rejected = shown.filter(({ falls }) => falls).length;
  const count = fillIn(words.figure, { rejected, suitable: people.length });

  return (
    <>
      <div className="mx-auto grid w-full max-w-page items-end gap-x-gutter-wide gap-y-6 px-5 page-sm:px-8 page-lg:grid-cols-[7fr_5fr]">
        <p className="grid gap-2">
          <strong className="text-monument text-sun tabular-nums">{count}</strong>
          <span className="max-w-[32ch] font-display text-heading">
            {words.rejection}
            <SampleMark {...words.mark} />
          </span>
        </p>
        <fieldset ref={switches} className="scripting-none:hidden print:hidden">
          <legend className="pb-3 font-600">{words.legend}</legend>
          <div className="grid gap-3 page-3xs:grid-cols-2">
            {demands.map((demand) => (
              <label key={demand} className={styles.switch}>
                <input
                  type="checkbox"
                  name={demand}
                  defaultChecked
                  onChange={() => {
                    setBuilt(true);
                    readSwitches();
                  }}
                />
                {words.switches[demand]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <fieldset className={styles.people} onPointerLeave={() => setHovered(undefined)}>
        <legend className="sr-only">{words.choose}</legend>
        {shown.map(({ code, falls, sentence }, index) => (
          <label
            key={code}
            className={falls ? `${styles.person} ${styles.falls}` : styles.person}
            onPointerEnter={() => setHovered(index)}
          >
            <input type="radio" name="person" checked={index === chosen} onChange={() => setChosen(index)} />
            <svg viewBox="-2 -2 24 28" aria-hidden="true">
              <path d={figure} />
            </svg>
            <span className={styles.who}>{sentence}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.reading} aria-hidden="true">
        {shown[hovered ?? chosen]?.sentence}
      </p>
      <Announcement sentence={`${count} ${words.rejection}`} announce={isBuilt} />
    </>
  );
}

export const Filter = island('pages/recruiter/Filter', LiveFilter);
