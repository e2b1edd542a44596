import { Link } from '../../components/Link.tsx';
import { fillIn } from '../../content/format.ts';
import prices from '../../content/prices.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { exampleEntries } from './entries.ts';
import { GapCalculator } from './GapCalculator.island.tsx';
import page from './page.yaml';
import calculatorCopy from './skills-gap-calculator.yaml';

/** How many rows of sources are always open. */
const open = 2;

const { sources, limits } = page;
const { fields } = calculatorCopy.calculator;

/** Where numbers come from: our assumption, the visitor's own source, what to compare with. */
function Sources({ rows }: { readonly rows: typeof sources.rows }) {
  return (
    <ul>
      {rows.map(({ fields: names, own, outside }) => (
        <li key={own} className="grid gap-x-gutter border-t border-t-line py-2.5 page-sm:grid-cols-2">
          <div>
            {names.map((name) => (
              <p key={name} className="flex flex-wrap gap-x-3">
                <b className="font-600">{fields[name].label}</b>{' '}
                <span className="tabular-nums">
                  {fillIn(fields[name].amount, { value: exampleEntries[name] })}
                </span>
              </p>
            ))}
          </div>
          <div>
            <p>{own}</p>
            <p>
              <span className="text-muted">{sources.outside}</span> <b className="font-600">{outside}</b>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The two figures that matter most with their sources, the others to unfold, and beside them what the figure leaves out. */
function SourcesAndLimits() {
  return (
    <div className="grid gap-x-gutter-wide gap-y-block page-lg:grid-cols-[7fr_5fr]">
      <div>
        <h2 id="numbers-title" className="text-title">
          {sources.title}
        </h2>
        <p className="pt-1 pb-4 text-muted">{sources.text}</p>
        <Sources rows={sources.rows.slice(0, open)} />
        <details className="border-y border-y-line">
          <summary className="cursor-pointer py-2.5 font-600 text-link">{sources.others}</summary>
          <Sources rows={sources.rows.slice(open)} />
        </details>
      </div>
      <section aria-labelledby="limits-title">
        <h2 id="limits-title" className="pb-4 text-title">
          {limits.title}
        </h2>
        <dl>
          {limits.items.map(({ sign, title, text }) => (
            <div key={title} className="grid grid-cols-[6.5rem_minmax(0,1fr)] border-t border-t-line py-2.5">
              <dt className="font-600">{sign}</dt>
              <dd>
                <b className="font-600">{title}.</b> {text}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** Skills ROI: what a skills gap costs in a year, what closing it costs, and when that pays back. */
export default function SkillsRoi() {
  const { hero, closing } = page;
  return (
    <>
      <GapCalculator {...hero} assumptions={prices.estimate} />
      <Section id="numbers">
        <SourcesAndLimits />
      </Section>
      <Ending variant="line" {...closing}>
        <BookMeeting
          control="skills-roi-closing"
          meetingType="Skills Strategy Meeting"
          label={closing.button}
        />
        <Link {...closing.product} />
      </Ending>
    </>
  );
}
