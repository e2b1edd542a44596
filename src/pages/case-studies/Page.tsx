import { ArrowRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeaderRow } from '../../components/HeaderRow.tsx';
import { Icon } from '../../components/Icon.tsx';
import { BackLink } from '../../components/Link.tsx';
import { count, fillIn } from '../../content/format.ts';
import { inventedNote } from '../../content/invented.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { PaperEnding } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { Quote } from '../../sections/Quote.tsx';
import { Section } from '../../sections/Section.tsx';
import table from './CasesTable.module.css';
import { HillMap, ModuleMap, MoveMap, PortMap } from './Maps.tsx';
import page from './page.yaml';

const { labels, university, enterprise, sme, association, others = [] } = page;
const plain = others.map((entry, index) => [`case-${index + 5}`, entry] as const);
const cases = [...Object.entries({ university, enterprise, sme, association }), ...plain];

/** The first screen: the cases as one table, each with what it counted twice. */
function CasesHero() {
  const { back, title, text, index, note } = page.hero;
  const invented = inventedNote(
    note,
    cases.map(([, { type, sample }]) => [type, sample] as const),
  );
  return (
    <Hero
      split="figure"
      top
      above={<BackLink label={back} />}
      title={title}
      titleClassName="block max-w-[8ch]"
      text={text}
      figure={
        <div className={table.frame}>
          <table className={table.table}>
            <caption className="sr-only">{index.caption}</caption>
            <thead className="text-slate text-small">
              <HeaderRow columns={[index.case, index.before, index.after]} />
            </thead>
            <tbody>
              {cases.map(([id, { type, counted, unit, chart }]) => (
                <tr key={id}>
                  <th className="py-4 text-left" scope="row">
                    <a
                      className="font-display text-heading underline decoration-2 decoration-lagoon underline-offset-[0.2em] hover:text-lagoon"
                      href={`#${id}`}
                    >
                      {type}
                    </a>
                    <span className="block pt-1.5 text-slate text-small font-400">{counted}</span>
                  </th>
                  {(['before', 'after'] as const).map((side) => (
                    <td key={side} className="py-4 leading-none last:font-700">
                      <span className="block font-display text-title tabular-nums">{count(chart[side])}</span>{' '}
                      <span className="text-slate text-small font-400">{unit}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {invented ? <p className="pt-3 text-slate text-caption">{invented}</p> : null}
        </div>
      }
    />
  );
}

interface CaseProps {
  readonly id: string;
  readonly entry: NonNullable<typeof others>[number];
  readonly background?: 'paper' | 'mist' | 'ink';
  /** Whether chart and words stand side by side on wide pages, and not one above the other. */
  readonly beside?: boolean;
  /** Lets the chart run from edge to edge. */
  readonly bleed?: boolean;
  /** Stands above the chart instead of what was counted before and after. */
  readonly large?: ReactNode;
  /** The map of before and after. */
  readonly children?: ReactNode;
}

/** One case: what it was about, what was counted with its map, one of its people, what was done and what changed. */
function Case({
  id,
  entry,
  background = 'paper',
  beside = false,
  bleed = false,
  large,
  children,
}: CaseProps) {
  const { organisation, title, description, counted, details, impact, voice, chart } = entry;
  const counts = (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-part">
      <b className="font-display text-headline tabular-nums">
        <span className="sr-only">{labels.before}: </span>
        {count(chart.before)} <Icon icon={ArrowRightIcon} inline className="align-[-0.1em] text-title" />{' '}
        <span className="sr-only">{labels.after}: </span>
        {count(chart.after)}
      </b>{' '}
      <span className="font-600">{counted}</span>
    </p>
  );
  const map = (
    <>
      <div className={bleed ? 'page' : undefined}>{large ?? counts}</div>
      {children}
    </>
  );
  const told = (
    <div className={`grid content-start gap-x-gutter-wide gap-y-8 ${beside ? '' : 'page-lg:grid-cols-3'}`}>
      <Quote words={voice.words} by={`${voice.name}, ${voice.role}, ${organisation}`} />
      <div>
        <h3 className="pb-2">{labels.details}</h3>
        <ol className="grid list-decimal gap-1.5 pl-5 leading-snug marker:font-700">
          {details.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="pb-2">{labels.impact}</h3>
        <p className="leading-snug">{impact}</p>
      </div>
    </div>
  );
  const figure = beside ? (
    <div className="grid gap-x-gutter-wide gap-y-8 page-lg:grid-cols-[8fr_4fr]">
      <div>{map}</div>
      {told}
    </div>
  ) : (
    map
  );
  return (
    <Section id={id} title={title} text={description} background={background} bleed={bleed} figure={figure}>
      {beside ? null : told}
    </Section>
  );
}

/** The cases: four with their own maps of before and after, others with their figures alone. */
export default function CaseStudies() {
  const { closing } = page;
  const { large, largeText, before, outcomes } = university.chart;
  return (
    <>
      <CasesHero />
      <Case
        id="university"
        entry={university}
        beside
        large={
          <p className="grid gap-x-6 gap-y-2 pb-part page-md:grid-cols-[auto_1fr] page-md:items-end">
            <b className="text-monument">{fillIn(large, { before, outcomes })}</b>{' '}
            <span className="max-w-[24ch] pb-2 font-600">{largeText}</span>
          </p>
        }
      >
        <ModuleMap />
      </Case>
      <Case id="enterprise" entry={enterprise} background="ink" bleed>
        <MoveMap />
      </Case>
      <Case id="sme" entry={sme} beside>
        <HillMap />
      </Case>
      <Case id="association" entry={association} background="mist">
        <PortMap />
      </Case>
      {plain.map(([id, entry]) => (
        <Case key={id} id={id} entry={entry} />
      ))}
      <PaperEnding {...closing}>
        <BookMeeting control="case-studies-closing" meetingType="Demo" label={closing.button} />
      </PaperEnding>
    </>
  );
}
