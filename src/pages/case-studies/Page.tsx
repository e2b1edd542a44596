import { ArrowRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Container } from '../../components/Container.tsx';
import { HeaderRow } from '../../components/HeaderRow.tsx';
import { Icon } from '../../components/Icon.tsx';
import { BackLink } from '../../components/Link.tsx';
import { count, fillIn } from '../../content/format.ts';
import { inventedNote } from '../../content/invented.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Section } from '../../sections/section/Section.tsx';
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
      titleClassName="block page-lg:max-w-[8ch]"
      text={text}
      figure={
        <div className={table.frame}>
          <table className={table.table}>
            <caption className="sr-only">{index.caption}</caption>
            <thead className="text-slate text-small">
              <HeaderRow columns={[index.case, index.before, index.after]} />
            </thead>
            <tbody>
              {cases.map(([id, { type, organisation, counted, unit, chart }]) => (
                <tr key={id}>
                  <th className="py-4 text-left" scope="row">
                    <a
                      className="font-display text-heading underline decoration-2 decoration-lagoon underline-offset-[0.2em] hover:text-lagoon"
                      href={`#${id}`}
                    >
                      {type}
                    </a>
                    <span className="block pt-1.5 text-small font-600">{organisation}</span>
                    <span className="block text-slate text-small font-400">{counted}</span>
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
          {invented ? <p className="pt-3 text-slate text-small">{invented}</p> : null}
        </div>
      }
    />
  );
}

type Entry = NonNullable<typeof others>[number];

/** What was counted before and a year on. */
function Counts({ counted, chart }: Pick<Entry, 'counted' | 'chart'>) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-part">
      <b className="font-display text-title tabular-nums">
        <span className="sr-only">{labels.before}: </span>
        {count(chart.before)} <Icon icon={ArrowRightIcon} inline className="align-[-0.27em]" />{' '}
        <span className="sr-only">{labels.after}: </span>
        {count(chart.after)}
      </b>{' '}
      <span className="font-600">{counted}</span>
    </p>
  );
}

interface VoiceProps extends Pick<Entry, 'voice' | 'organisation'> {
  /** Its measure and size. */
  readonly className: string;
}

/** One of the case's people, in the large. */
function Voice({ voice, organisation, className }: VoiceProps) {
  return (
    <figure>
      <blockquote className={`font-display ${className}`}>{`“${voice.words}”`}</blockquote>
      <figcaption className="pt-3 text-muted text-small">{`${voice.name}, ${voice.role}, ${organisation}`}</figcaption>
    </figure>
  );
}

function Details({ details }: Pick<Entry, 'details'>) {
  return (
    <div>
      <h3 className="pb-2">{labels.details}</h3>
      <ol className="grid list-decimal gap-1.5 pl-5 leading-snug marker:font-700">
        {details.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function Impact({ impact }: Pick<Entry, 'impact'>) {
  return (
    <div>
      <h3 className="pb-2">{labels.impact}</h3>
      <p className="leading-snug">{impact}</p>
    </div>
  );
}

/** The squares of each module, and in the margin what was done about them. */
function University() {
  const { title, description, ...entry } = university;
  const { large, largeText, before, outcomes } = university.chart;
  return (
    <Section id="university" title={title} text={description}>
      <div className="grid gap-x-gutter-wide gap-y-8 page-lg:grid-cols-[8fr_4fr]">
        <div>
          <p className="max-w-[36ch] pb-part font-display text-heading">
            {fillIn(large, { before, outcomes })} {largeText}
          </p>
          <ModuleMap />
        </div>
        <div className="grid content-start gap-y-8">
          <Voice {...entry} className="text-heading leading-snug" />
          <Details {...entry} />
          <Impact {...entry} />
        </div>
      </div>
    </Section>
  );
}

/** The moves from edge to edge, and under them one of those who moved. */
function Enterprise() {
  const { title, description, ...entry } = enterprise;
  const figure = (
    <>
      <Container>
        <Counts {...entry} />
      </Container>
      <MoveMap />
    </>
  );
  return (
    <Section
      id="enterprise"
      head="stacked"
      background="ink"
      width="window"
      title={title}
      text={description}
      figure={figure}
    >
      <div className="grid gap-x-gutter-wide gap-y-8 page-lg:grid-cols-[6fr_3fr_3fr]">
        <Voice {...entry} className="max-w-[20ch] text-title" />
        <Details {...entry} />
        <Impact {...entry} />
      </div>
    </Section>
  );
}

/** The hills beside the heading, and what is said of them before anything else. */
function Sme() {
  const { title, description, ...entry } = sme;
  return (
    <Section
      id="sme"
      head="beside"
      title={title}
      text={description}
      aside={
        <div className="grid gap-y-8 pt-part">
          <Details {...entry} />
          <Impact {...entry} />
        </div>
      }
    >
      <Voice {...entry} className="max-w-[22ch] text-headline max-page-lg:pt-part" />
      <div className="pt-block">
        <Counts {...entry} />
        <HillMap />
      </div>
    </Section>
  );
}

/** Any other case: its figures in one line, and its story; `children` are its map of before and after. */
function Case({ id, entry, background = 'paper', children }: CaseProps) {
  const { title, description, ...rest } = entry;
  return (
    <Section id={id} head="stacked" background={background} title={title} text={description}>
      <Counts {...rest} />
      {children}
      <div className="grid gap-x-gutter gap-y-8 pt-block page-lg:grid-cols-2">
        <Voice {...rest} className="max-w-[24ch] text-title leading-snug" />
        <div className="grid gap-x-gutter gap-y-8 page-md:grid-cols-2">
          <Details {...rest} />
          <Impact {...rest} />
        </div>
      </div>
    </Section>
  );
}

interface CaseProps {
  readonly id: string;
  readonly entry: Entry;
  readonly background?: 'paper' | 'mist';
  readonly children?: ReactNode;
}

/** The cases: four with their own maps of before and after, others with their figures alone. */
export default function CaseStudies() {
  const { closing } = page;
  return (
    <>
      <CasesHero />
      <University />
      <Enterprise />
      <Sme />
      <Case id="association" entry={association} background="mist">
        <PortMap />
      </Case>
      {plain.map(([id, entry]) => (
        <Case key={id} id={id} entry={entry} />
      ))}
      <Ending variant="line" {...closing}>
        <BookMeeting control="case-studies-closing" meetingType="Demo" label={closing.button} />
      </Ending>
    </>
  );
}
