import { EyeOffIcon, ScissorsIcon } from 'lucide-react';
import { Decoration } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Icon } from '../../components/Icon.tsx';
import { fillIn } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { LevelDots } from '../../sections/screen/LevelDots.tsx';
import { Section } from '../../sections/section/Section.tsx';
import known from './candidates.yaml';
import styles from './Matching.module.css';
import page from './page.yaml';

const { code, columns, lines, limits, level, note, ...words } = page.slip;
const candidate = known.candidates.find((entry) => entry.code === code);
if (!candidate) throw new Error(`There is no candidate ${code}.`);
const { shown, met, share } = candidate;
const out = lines.filter((line) => 'out' in line).length;
/** The first line that shows more than one skill is enlarged. */
const enlarged = lines.find((line) => 'reads' in line && line.reads.length > 1);

function Reading({ skill }: { readonly skill: string }) {
  const place = known.skills.findIndex((column) => column.skill === skill);
  return (
    <li className="gap-4 font-600 page-sm:flex page-sm:items-baseline page-sm:justify-between">
      <span className="block">{skill}</span> <span className="sr-only">{level}</span>
      <LevelDots level={shown[place] ?? 0} />
    </li>
  );
}

/** The slip, the second column, is torn off along the dashed line. */
const cells =
  '[&_tr>*]:px-3 [&_tr>*]:py-2.5 [&_tr>*]:text-left page-md:[&_tr>*]:px-8 [&_tr>:first-child]:w-[58%] [&_tr>:last-child]:border-l-2 [&_tr>:last-child]:border-l-dashed [&_tr>:last-child]:border-l-outline';
const large =
  'bg-sun-pale font-display leading-tight page-3xs:text-heading page-md:text-title page-md:[&>td]:py-7!';
const hatched =
  '[background:repeating-linear-gradient(-45deg_in_srgb,var(--colors-contour)_0_1px,transparent_1px_8px)]';

/** One CV line by line, and beside each line what the match reads from it: nothing, or skills with their levels. */
export function BlindSlip() {
  return (
    <Section id="slip" head="row" background="mist" title={words.title} text={words.text}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-block page-lg:grid-cols-[minmax(0,9fr)_minmax(0,3fr)]">
        <div>
          <div className="relative" data-motion>
            <table
              className={`w-full border-collapse max-page-md:[&_:is(td,th)]:[overflow-wrap:anywhere] border border-ink bg-paper align-top max-page-sm:text-small ${cells}`}
            >
              <thead className="font-display text-heading">
                <tr className="border-b border-b-ink">
                  <th scope="col">{columns.cv}</th>
                  <th className="max-page-md:pl-5!" scope="col">
                    {columns.slip}
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line, place) => (
                  <tr
                    key={line.text}
                    className={`border-b border-b-contour ${line === enlarged ? large : ''}`}
                    data-at={place}
                  >
                    {'out' in line ? (
                      <>
                        <td>
                          <s className={`text-slate decoration-ink decoration-2 ${styles.struck}`}>
                            {line.text}
                          </s>
                        </td>
                        <td className={hatched}>
                          <span
                            className={`inline-flex items-baseline gap-2 bg-paper pr-1.5 text-slate ${styles.read}`}
                          >
                            <Icon icon={EyeOffIcon} className="flex-none translate-y-[0.15em]" />
                            <span className="sr-only">{words.out}: </span>
                            {line.out}
                          </span>
                        </td>
                      </>
                    ) : (
                      <>
                        <td>{line.text}</td>
                        <td>
                          <ul className={`grid gap-1.5 ${styles.read}`}>
                            {line.reads.map((skill) => (
                              <Reading key={skill} skill={skill} />
                            ))}
                          </ul>
                        </td>
                      </>
                    )}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <td className="border-l-0! text-slate" colSpan={2}>
                    {fillIn(note, { code })}. {fillIn(words.sum, { out, lines: lines.length })}.
                  </td>
                </tr>
              </tfoot>
            </table>
            <Decoration className={styles.cut}>
              <Icon icon={ScissorsIcon} className="size-6 rotate-90" />
            </Decoration>
          </div>
        </div>
        <div className="grid content-between gap-y-block">
          <div className="grid content-start gap-5">
            <h3 className="max-w-[16ch] text-heading page-md:text-title page-lg:text-heading">
              {limits.title}
            </h3>
            <Definitions
              className="grid gap-5 page-md:max-page-lg:grid-cols-3 [&_dt]:font-700 [&_dd]:text-muted"
              items={limits.items.map(({ title, text }) => [title, text])}
            />
          </div>
          <p className="border-t border-t-ink pt-4 max-page-lg:order-first">
            <b className="block font-condensed text-monument leading-none">{share}%</b>{' '}
            <span className="block pt-2 font-display text-heading">
              {fillIn(words.result, { met, asked: known.skills.length })}
              <SampleMark word={page.example.mark} label={page.example.label} />
            </span>
          </p>
        </div>
      </div>
    </Section>
  );
}
