import { PlayIcon } from 'lucide-react';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration, outlined, StretchedSvg, swatch } from '../../components/Decoration.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link, linkClass } from '../../components/Link.tsx';
import { fillIn, sum } from '../../content/format.ts';
import { Figures } from '../../sections/figures/Figures.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Quote } from '../../sections/quote/Quote.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { Growth } from './Growth.island.tsx';
import { Guarantee } from './Guarantee.island.tsx';
import page from './page.yaml';
import { Slices } from './Slices.island.tsx';

const watch = 'inline-flex items-center gap-2 page-xs:mx-2';

function Hero() {
  const { hero, growth } = page;
  return (
    <section className="relative pt-hero">
      <Container className="page-lg:relative page-lg:z-1 page-lg:[&_h1+p]:max-w-[44ch]">
        <HeroWords title={hero.title} titleClassName="max-w-[16ch]" text={hero.text}>
          <OutboundButton to="bookingPage" label={hero.call} />
          <WatchVideo name="product-demo" variant="plain" className={linkClass({ className: watch })}>
            <Icon icon={PlayIcon} />
            {hero.demo}
          </WatchVideo>
        </HeroWords>
      </Container>
      <Growth quarters={growth.quarters} labels={growth.labels} controls={growth.controls} />
    </section>
  );
}

const { plan } = page;

const roles = plan.roles.map((ways) => ({ ...ways, short: ways.inside + ways.course + ways.outside }));
const measures = ['short', 'inside', 'course', 'outside'] as const;
/** The colours of a role's bar, as its key. */
const swatches = {
  short: 'hidden',
  inside: 'bg-sun',
  course: 'bg-lagoon-soft',
  outside: 'bg-contour',
} as const;
const key = (measure: (typeof measures)[number]) => (
  <Decoration
    className={`mb-1 ml-auto block size-2.5 page-sm:mr-1.5 page-sm:mb-0 page-sm:inline-block ${swatch} ${swatches[measure]}`}
  />
);
/** The most people that one role is short: its bar fills the column, the others are to scale. */
const most = Math.max(...roles.map(({ short }) => short));
const totalOf = (measure: (typeof measures)[number]) => sum(roles.map((row) => row[measure]));

/** The vacancies of the example, and how many of them a colleague can take. */
const example = { short: totalOf('short'), moves: totalOf('inside') + totalOf('course') };

/** A role's places in one bar: ready people inside, those one course away, and who is left to hire. */
function Places({ inside, course, outside }: (typeof roles)[number]) {
  return (
    <StretchedSvg className={`h-2.5 w-full ${outlined}`} viewBox={`0 0 ${most} 1`}>
      <rect className="fill-sun" width={inside} height="1" />
      <rect className="fill-lagoon-soft" x={inside} width={course} height="1" />
      <rect className="fill-contour" x={inside + course} width={outside} height="1" />
    </StretchedSvg>
  );
}

/** The example company's vacancies, role by role: who moves, who moves after a course, and who is hired. */
function GrowthPlan() {
  const { title, text, columns, total, caption, quote, person, customer, sample, mark, label } = plan;
  return (
    <Section
      id="plan"
      head="beside"
      background="mist"
      title={fillIn(title, example)}
      text={fillIn(text, example)}
      mark={<SampleMark word={mark} label={label} />}
    >
      <div className="bg-white p-panel tabular-nums">
        <Table
          className="text-small page-sm:[&_:is(td,th):not(:first-child)]:w-[16%]"
          caption={caption}
          columns={[columns.role, ...measures.map((measure) => columns[measure])]}
          keys={Object.fromEntries(measures.map((measure) => [columns[measure], key(measure)]))}
          rows={roles.map((row) => ({
            name: row.role,
            head: (
              <b className="font-600">
                {row.role} <Places {...row} />
              </b>
            ),
            cells: measures.map((measure) => row[measure]),
          }))}
          sums={[{ name: total, cells: measures.map(totalOf) }]}
        />
      </div>
      <div className="mt-part">
        <Quote words={quote} by={`${person}, ${customer}`} sample={sample} />
      </div>
    </Section>
  );
}

/** What the company claims, and what it stands on: figures in words, each with its mark. */
function Claims() {
  const { transformation, trust } = page;
  const parts = [
    { id: 'transformation', ...transformation, after: undefined },
    { id: 'trust', ...trust, after: trust.awards.names },
  ];
  return (
    <Band background="ink">
      <Container className="grid gap-x-gutter-wide gap-y-block page-lg:grid-cols-2">
        {parts.map(({ id, title, statement, claims, after }) => (
          <section key={id} className="grid content-start gap-part" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="text-heading text-link">
              {title}
            </h2>
            <p className="font-statement text-title page-lg:min-h-[2lh]">{statement}</p>
            <Figures columns={2} items={claims.map((claim) => ({ claim }))} />
            {after ? <p className="text-small">{after}</p> : null}
          </section>
        ))}
      </Container>
    </Band>
  );
}

/** The guarantee, filled from the chart, and the page's last action. */
function Closing() {
  const { title, text, sheet, cost, button } = page.guarantee;
  return (
    <Band className="bg-sun" aria-labelledby="ending-title">
      <Container className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-gutter-wide gap-y-8 page-lg:grid-cols-2">
        <div className="grid justify-items-start gap-5">
          <h2 id="ending-title" className="text-display font-condensed">
            {title}
          </h2>
          <p className="max-w-[40ch] font-statement text-title">{text}</p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <OutboundButton to="bookingPage" variant="solid" label={button} />
            <Link {...cost} />
          </p>
        </div>
        <Guarantee sheet={sheet} quarters={page.growth.quarters} example={example} />
      </Container>
    </Band>
  );
}

/** The landing page for fast-growing SaaS companies. */
export default function ScaleGrowth() {
  const { problem, outcomes, growth } = page;
  return (
    <>
      <Hero />
      <Section id="problem" head="row" title={problem.title} text={problem.text}>
        <Slices points={problem.points} quarters={growth.quarters} short={growth.labels.short} />
      </Section>
      <GrowthPlan />
      <Claims />
      <Section
        id="outcomes"
        head="row"
        title={outcomes.title}
        text={outcomes.text}
        background="mist"
        aside={<OutboundButton to="bookingPage" label={outcomes.button} />}
      >
        <Points items={outcomes.cards} />
      </Section>
      <Closing />
    </>
  );
}
