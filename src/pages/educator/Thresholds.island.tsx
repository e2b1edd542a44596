import { useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { useOnceLive } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { fillIn, listed } from '../../content/format.ts';
import { ModuleTable } from './ModuleTable.tsx';
import { ShareChart } from './ShareChart.tsx';
import styles from './Thresholds.module.css';
import { type Curriculum, follow, type Place, type Rules, ranges, type Verdict } from './thresholds.ts';

const rules = ['drop', 'add'] as const;
const verdicts = ['drop', 'add', 'wait'] as const satisfies readonly Verdict[];

/**
 * Two thresholds that decide what a module teaches: a chart with both as lines, the skills to drop, to add and to wait for, and the
 * module term by term. The ranges keep their own values, so that what somebody moved before the scripts came stays.
 */
export default function LiveThresholds(words: Curriculum) {
  const { terms, skills } = words;
  const inputs = useRef<Record<(typeof rules)[number], HTMLInputElement | null>>({ drop: null, add: null });
  const [chosen, setChosen] = useState<Rules>(words.thresholds);
  const [isMoved, setMoved] = useState(false);
  const [at, setAt] = useState<Place>({ skill: words.drawn, term: terms.length - 1 });
  const [hovered, setHovered] = useState<Place>();

  useOnceLive(() => {
    const { drop, add } = inputs.current;
    if (drop && add) setChosen({ drop: Number(drop.value), add: Number(add.value) });
  });

  const followed = skills.map((row) => ({
    ...row,
    ...follow(
      row.terms.map(({ share }) => share),
      row.taught,
      chosen,
    ),
  }));
  const last = terms.length - 1;
  const answers = verdicts.map((verdict) => ({
    verdict,
    rows: followed.filter((row) => row.verdict === verdict),
  }));
  const read = hovered ?? at;
  const figure = skills[read.skill]?.terms[read.term];
  const sentence = answers
    .map(({ verdict, rows }) => {
      const names = rows.map(({ skill }) => skill);
      return `${words.verdicts[verdict]}: ${names.length > 0 ? listed(names) : words.nothing}.`;
    })
    .join(' ');

  return (
    <>
      <div className={styles.act} data-background="ink">
        <div className="mx-auto grid w-full max-w-page gap-x-gutter-wide gap-y-4 px-5 page-sm:grid-cols-2 page-sm:px-8 scripting-none:hidden print:hidden">
          {rules.map((rule) => (
            <label key={rule} className="grid gap-1">
              <span className="font-display text-heading tabular-nums">
                {fillIn(words.sliders[rule], { share: chosen[rule] })}
              </span>
              <input
                ref={(input) => {
                  inputs.current[rule] = input;
                }}
                className="h-11 w-full [accent-color:var(--colors-sun)]"
                type="range"
                min={ranges[rule].lowest}
                max={ranges[rule].highest}
                defaultValue={words.thresholds[rule]}
                aria-valuetext={`${chosen[rule]}%`}
                onInput={({ currentTarget }) => {
                  setMoved(true);
                  setChosen((before) => ({ ...before, [rule]: Number(currentTarget.value) }));
                }}
              />
            </label>
          ))}
        </div>
        <ShareChart
          words={words}
          rules={chosen}
          at={at}
          onTerm={(term) => setAt((before) => ({ ...before, term }))}
          onHover={setHovered}
        />
        <p className="text-lead tabular-nums">
          {fillIn(words.reading, {
            skill: skills[read.skill]?.skill ?? '',
            term: terms[read.term]?.name ?? '',
            adverts: figure?.adverts ?? 0,
            all: terms[read.term]?.adverts ?? 0,
            share: figure?.share ?? 0,
          })}
        </p>
      </div>
      <div className="mx-auto w-full max-w-page px-5 pt-part page-sm:px-8">
        <div className="grid gap-x-gutter-wide gap-y-8 page-lg:grid-cols-[4fr_8fr]">
          <dl className="grid min-h-44 grid-cols-3 content-start gap-x-4 gap-y-part page-lg:grid-cols-1">
            {answers.map(({ verdict, rows }) => (
              <div key={verdict}>
                <dt className="font-condensed text-headline">{words.verdicts[verdict]}</dt>
                {rows.length === 0 ? <dd className="text-muted">{words.nothing}</dd> : null}
                {rows.map(({ skill, terms: cells }) => (
                  <dd key={skill}>
                    <b className="font-600">{skill}</b>{' '}
                    <span className="block text-muted text-small">
                      {fillIn(words.reasons[verdict], { share: cells[last]?.share ?? 0, ...chosen })}
                    </span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <ModuleTable
            words={words}
            followed={followed}
            drawn={at.skill}
            onDraw={(skill) => setAt((before) => ({ ...before, skill }))}
            onHover={setHovered}
          />
        </div>
      </div>
      <Announcement sentence={sentence} announce={isMoved} />
    </>
  );
}

export const Thresholds = island('pages/educator/Thresholds', LiveThresholds, { hydrate: 'near' });
