import { PlayIcon } from 'lucide-react';
import { Container } from '../../components/Container.tsx';
import { Decoration, outlined, StretchedSvg, swatch } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Icon } from '../../components/Icon.tsx';
import { linkClass } from '../../components/Link.tsx';
import { count, fillIn, sum } from '../../content/format.ts';
import { smooth } from '../../drawings/paths.ts';
import { rosette } from '../../drawings/plate.tsx';
import { EvidenceKey, EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Quote } from '../../sections/quote/Quote.tsx';
import { Bar } from '../../sections/screen/Bar.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { GapUntil, GrowthChart } from './GrowthChart.tsx';
import { Guarantee } from './Guarantee.tsx';
import page from './page.yaml';

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
      <div className="mt-6 h-96 overflow-x-clip page-sm:h-120 page-lg:-mt-60 page-lg:h-132">
        <Container className="h-full">
          <GrowthChart />
        </Container>
      </div>
      <p className="bg-mist text-small text-slate">
        <Container as="span" className="block pt-1">
          {growth.note}
        </Container>
      </p>
    </section>
  );
}

const { plan } = page;
const employed = page.growth.quarters.at(-1)?.people ?? 0;

const roles = plan.roles.map((ways) => ({ ...ways, short: ways.inside + ways.course + ways.outside }));
const measures = ['short', 'inside', 'course', 'outside'] as const;
/** The colours of a role's bar, as its key. */
const swatches = {
  short: 'hidden',
  inside: 'bg-lagoon',
  course: 'bg-lagoon-soft',
  outside: 'bg-sun',
} as const;
const key = (measure: (typeof measures)[number]) => (
  <Decoration
    className={`mb-1 ml-auto block size-2.5 page-sm:mr-1.5 page-sm:mb-0 page-sm:inline-block ${swatch} ${swatches[measure]}`}
  />
);
/** The most people that one role is short: its bar fills the column, the others are to scale. */
const most = Math.max(...roles.map(({ short }) => short));
const totalOf = (measure: (typeof measures)[number]) => sum(roles.map((row) => row[measure]));

/** A role's places in one bar: ready people inside, those one course away, and who is left to hire. */
function Places({ inside, course, outside }: (typeof roles)[number]) {
  return (
    <StretchedSvg className={`h-2.5 w-full ${outlined}`} viewBox={`0 0 ${most} 1`}>
      <rect className="fill-lagoon" width={inside} height="1" />
      <rect className="fill-lagoon-soft" x={inside} width={course} height="1" />
      <rect className="fill-sun" x={inside + course} width={outside} height="1" />
    </StretchedSvg>
  );
}

/** The sample company's gap as the product shows it, role by role, and what a customer says of it. */
function GrowthPlan() {
  const { title, text, columns, total, view, size, caption, quote, person, customer, note, sample } = plan;
  return (
    <Section id="plan" head="beside" title={title} text={text}>
      <div className="rounded-md border border-outline bg-white tabular-nums">
        <p className="flex flex-wrap justify-between gap-x-4 border-b border-b-outline bg-mist px-3 py-2.5 text-small page-sm:px-5">
          <strong>{view}</strong>
          <span className="text-slate">{fillIn(size, { people: employed })}</span>
        </p>
        <div className="overflow-x-auto px-3 py-3 page-sm:px-5">
          <Table
            className="text-small page-sm:[&_:is(td,th):not(:first-child)]:w-[16%]"
            caption={caption}
            captionClassName="pb-2 text-left font-600"
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
      </div>
      <div className="mt-part">
        <Quote words={quote} by={`${person}, ${customer}`} />
        {sample ? <p className="pt-3 text-muted text-small">{note}</p> : null}
      </div>
    </Section>
  );
}

function Transformation() {
  const { benefits, before, after, note, ...heading } = page.transformation;
  return (
    <Section id="transformation" {...heading} background="mist">
      <ul className="grid gap-x-gutter-wide page-lg:grid-cols-2 *:grid *:gap-x-gutter *:gap-y-4 *:border-t *:border-t-line *:py-6 page-sm:*:grid-cols-[2fr_3fr]">
        {benefits.map(({ claim, measure, unit, ...amounts }, index) => {
          const bars = [
            { label: before, amount: amounts.before, fill: 'fill-lagoon-soft' },
            { label: after, amount: amounts.after, fill: 'fill-lagoon' },
          ];
          return (
            <li key={claim.wording}>
              <h3 className="text-heading">
                <span className="mb-1 block text-title text-lagoon">{claim.figure}</span> {claim.wording}
              </h3>
              <div className="grid content-start gap-2">
                <p className="text-balance page-lg:min-h-[2lh]">
                  {measure}
                  <EvidenceMark claim={claim} named={index === 0} />
                </p>
                {bars.map(({ label, amount, fill }) => (
                  <p
                    key={label}
                    className="grid page-3xs:grid-cols-[3.5rem_1fr_5.5rem] items-center gap-3 tabular-nums"
                  >
                    <span className="text-muted text-small">{label}</span>
                    <Bar
                      amount={amount}
                      most={Math.max(amounts.before, amounts.after)}
                      className={`h-5 w-full ${fill}`}
                    />
                    <b className="page-3xs:text-right">{fillIn(unit, { amount: count(amount) })}</b>
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="border-t border-t-line pt-3 text-muted text-small">{note}</p>
    </Section>
  );
}

const seal = smooth(rosette({ centre: { x: 0, y: 0 }, radius: 43, swing: 4, petals: 18, strands: 2 }));

/** An engine-turned seal around the year of an award; the first one draws the edge that the others use. */
function Seal({ year, first }: { readonly year: number; readonly first: boolean }) {
  return (
    <svg
      className="size-24 flex-none fill-none stroke-sun page-lg:size-32 forced-colors:stroke-[CanvasText]"
      viewBox="-50 -50 100 100"
      aria-hidden="true"
    >
      {first ? <path id="seal-edge" d={seal} /> : <use href="#seal-edge" />}
      <circle r="34" />
      <circle r="31" />
      <text
        className="fill-sun forced-colors:fill-[CanvasText] stroke-none font-display text-[20px]"
        y="7"
        textAnchor="middle"
      >
        {year}
      </text>
    </svg>
  );
}

function Trust() {
  const { claims, awards, ...heading } = page.trust;
  return (
    <Section id="trust" head="stacked" {...heading} background="ink">
      <p className="pb-4 font-600">
        {awards.claim.figure} {awards.claim.wording}
        <EvidenceMark claim={awards.claim} />
      </p>
      <ul className="grid gap-gutter page-md:grid-cols-2">
        {awards.entries.map(({ name, by, year }, index) => (
          <li
            key={name}
            className="flex items-center gap-5 border border-line p-panel max-page-3xs:flex-wrap"
          >
            <Seal year={year} first={index === 0} />
            <p>
              <strong className="block text-balance font-display text-title">{name}</strong>{' '}
              <span className="text-muted tabular-nums">{`${by}, ${year}`}</span>
            </p>
          </li>
        ))}
      </ul>
      {awards.entries.some(({ sample }) => sample) ? (
        <p className="pt-2.5 text-muted text-small">{awards.note}</p>
      ) : null}
      <Definitions
        className="mt-block grid gap-x-gutter gap-y-4 page-2xs:grid-cols-3 *:flex *:flex-col-reverse *:justify-end [&_dt]:text-muted [&_dd]:font-display [&_dd]:text-heading"
        items={claims.map((claim) => [
          claim.wording,
          <>
            {claim.figure}
            <EvidenceMark claim={claim} named={false} />
          </>,
        ])}
      />
      <div className="pt-3">
        <EvidenceKey claims={claims} />
      </div>
    </Section>
  );
}

/** Where in the chart each point begins to hurt: its two lines up to that quarter. */
function Problem() {
  return (
    <ol className="grid gap-x-gutter gap-y-8 page-2xs:grid-cols-2 page-lg:grid-cols-4">
      {page.problem.points.map(({ quarter, title, text }) => (
        <li key={title} className="grid content-start gap-2">
          <GapUntil quarter={quarter} />
          <h3 className="pt-2 text-heading">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The landing page for fast-growing SaaS companies. */
export default function ScaleGrowth() {
  const { problem, outcomes } = page;
  const { cards, button, ...heading } = outcomes;
  return (
    <>
      <Hero />
      <Section id="problem" head="stacked" title={problem.title} text={problem.text} background="mist">
        <Problem />
      </Section>
      <GrowthPlan />
      <Transformation />
      <Trust />
      <Section
        id="outcomes"
        head="beside"
        {...heading}
        background="mist"
        aside={<OutboundButton to="bookingPage" label={button} />}
      >
        <ol className="grid gap-y-block max-page-lg:pt-6">
          {cards.map((card, index) => (
            <li key={card.title} className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-gutter">
              <Decoration className="font-display text-title text-lagoon tabular-nums">
                {index + 1}
              </Decoration>
              <div>
                <h3 className="text-title">{card.title}</h3>
                <p className="pt-1 text-muted text-lead">{card.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Guarantee />
    </>
  );
}
