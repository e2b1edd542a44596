import { ArrowRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { BackLink } from '../../components/Link.tsx';
import { count } from '../../content/format.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Quote } from '../../sections/quote/Quote.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { HillMap, ModuleMap, PortMap } from './Maps.tsx';
import { MoveMap } from './MoveMap.tsx';
import page from './page.yaml';
import { YearBar } from './YearBar.tsx';

const { labels, university, enterprise, sme, association, others = [] } = page;
const plain = others.map((entry, index) => [`case-${index + 5}`, entry] as const);
const cases = [...Object.entries({ university, enterprise, sme, association }), ...plain];

type Entry = NonNullable<typeof others>[number];

/** The first screen: the cases by name, each a link to its section. */
function CasesHero() {
  const { back, title, text, index } = page.hero;
  return (
    <Hero
      variant="text"
      above={<BackLink label={back} />}
      title={title}
      text={text}
      facts={
        <nav aria-label={index}>
          <ul>
            {cases.map(([id, { type, organisation }]) => (
              <li key={id} className="border-t border-t-line">
                <a
                  className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2 hover:underline"
                  href={`#${id}`}
                >
                  <b className="font-display text-heading">{type}</b>
                  <span className="text-muted">{organisation}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}

/** The result of a case, first and large: what was counted before and a year on, and what it means. */
function Result({ counted, impact, chart, type, organisation, sample }: Entry) {
  return (
    <div className="grid gap-x-gutter-wide gap-y-3 border-t-2 border-t-foreground pt-4 page-md:grid-cols-[auto_minmax(0,1fr)] page-md:items-end">
      <p className="whitespace-nowrap font-condensed text-display tabular-nums">
        <span className="sr-only">{labels.before}: </span>
        {count(chart.before)} <Icon icon={ArrowRightIcon} inline className="size-[0.6em] align-baseline" />{' '}
        <span className="sr-only">{labels.after}: </span>
        {count(chart.after)}
      </p>
      <div className="grid gap-1">
        <p>
          <b className="font-600 text-small">{`${type}: ${organisation}`}</b>
          {sample ? <SampleMark {...labels.mark} /> : null}
        </p>
        <p className="font-600">{counted}</p>
        <h3 className="sr-only">{labels.impact}</h3>
        <p className="max-w-measure text-lead">{impact}</p>
      </div>
    </div>
  );
}

const Voice = ({ voice, organisation, sample }: Pick<Entry, 'voice' | 'organisation' | 'sample'>) => (
  <Quote
    words={voice.words}
    by={`${voice.name}, ${voice.role}, ${organisation}`}
    sample={sample || voice.sample}
  />
);

/** What was said, and what was done. */
function Story({ details, ...entry }: Pick<Entry, 'voice' | 'organisation' | 'sample' | 'details'>) {
  return (
    <>
      <Voice {...entry} />
      <div>
        <h3 className="pb-2">{labels.details}</h3>
        <ol className="grid list-decimal gap-1.5 pl-5 leading-snug marker:font-700">
          {details.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </>
  );
}

interface CaseProps {
  readonly id: string;
  readonly entry: Entry;
  readonly background?: 'paper' | 'mist';
  readonly children?: ReactNode;
}

/** A case: its result, its map of before and after beside what was said and done, and its year. */
function Case({ id, entry, background = 'paper', children }: CaseProps) {
  const { title, description, year } = entry;
  return (
    <Section id={id} head="row" background={background} title={title} text={description}>
      <Result {...entry} />
      <div
        className={`grid gap-x-gutter-wide gap-y-part py-part ${children ? 'page-lg:grid-cols-[8fr_4fr]' : ''}`}
      >
        {children ? <div className="min-w-0">{children}</div> : null}
        <div className={`grid content-start gap-part ${children ? '' : 'page-md:grid-cols-2'}`}>
          <Story {...entry} />
        </div>
      </div>
      <YearBar labels={labels} year={year} />
    </Section>
  );
}

/** The moves from edge to edge, and under them the year. */
function Enterprise() {
  const { title, description } = enterprise;
  return (
    <Section
      id="enterprise"
      head="stacked"
      background="ink"
      width="window"
      title={title}
      text={description}
      figure={
        <>
          <Container className="pb-part">
            <Result {...enterprise} />
          </Container>
          <MoveMap />
        </>
      }
    >
      <div className="grid gap-x-gutter-wide gap-y-part pb-part page-md:grid-cols-2">
        <Story {...enterprise} />
      </div>
      <YearBar labels={labels} year={enterprise.year} />
    </Section>
  );
}

/** The cases: four with their own maps of before and after, others with their figures alone. */
export default function CaseStudies() {
  const { closing } = page;
  return (
    <>
      <CasesHero />
      <Case id="university" entry={university} background="mist">
        <ModuleMap />
      </Case>
      <Enterprise />
      <Case id="sme" entry={sme}>
        <HillMap />
      </Case>
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
