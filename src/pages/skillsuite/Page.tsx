import type { ReactNode } from 'react';
import { Container } from '../../components/Container.tsx';
import { outlined, StretchedSvg } from '../../components/Decoration.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn, sum } from '../../content/format.ts';
import { ControlCentreScreen } from '../../sections/ControlCentreScreen.tsx';
import { NextEnding } from '../../sections/Ending.tsx';
import { EvidenceMark } from '../../sections/EvidenceMark.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';
import { Steps } from '../../sections/Steps.tsx';
import page from './page.yaml';
import styles from './SuiteWeek.module.css';

const { agent, mapping, matching } = page.hero;
const found = Number(agent.figure);
const asked = Math.max(...matching.codes.map(({ shown }) => shown));

interface PanelProps {
  readonly panel: typeof agent | typeof mapping | typeof matching;
  readonly children: ReactNode;
}

/** A piece of a product's screen: whose it is, what it found and how that looks. */
function Panel({ panel, children }: PanelProps) {
  return (
    <li
      data-world={panel.product}
      className="relative grid overflow-hidden rounded-md border border-ink bg-white page-sm:w-[82%] page-sm:even:justify-self-end"
    >
      <p className="flex items-center gap-2 border-b border-b-contour bg-mist px-4 py-2 text-small font-600">
        <ProductGlyph product={panel.product} />
        {panel.name}
      </p>
      <div className="grid items-center page-2xs:grid-cols-[8.5rem_1fr] gap-x-5 gap-y-3 p-4 leading-snug">
        {children}
        <p className="text-small font-600 leading-snug">
          <b className="block font-display text-headline leading-none tabular-nums">{panel.figure}</b>{' '}
          {panel.text}
        </p>
      </div>
    </li>
  );
}

function Gap() {
  const share = Math.round((100 * Number.parseInt(mapping.have, 10)) / Number.parseInt(mapping.need, 10));
  return (
    <div className="order-last grid gap-1.5 text-small tabular-nums">
      <StretchedSvg className="h-9 w-full" viewBox="0 0 100 10">
        <path className="fill-lagoon" d={`M0 0H${share}V10H0z`} />
        <path className="fill-sun" d={`M${share} 0H100V10H${share}z`} />
      </StretchedSvg>
      <p className="flex justify-between gap-3">
        <span>{mapping.have}</span> <span>{mapping.need}</span>
      </p>
    </div>
  );
}

/** So many marks side by side, after others: circles, or people as bars. */
const marks = (amount: number, mark: string, after = 0) =>
  Array.from({ length: amount }, (_, index) => `M${16 * (after + index) + 1} 6${mark}`).join('');
const circle = 'a5 5 0 1 0 10 0a5 5 0 1 0-10 0';
const bar = 'm1-6h8v12h-8z';

function Codes() {
  return (
    <ul className="order-last grid gap-1.5 text-small tabular-nums">
      {matching.codes.map(({ code, shown }) => (
        <li key={code} className="flex items-center gap-3">
          <b className="flex-none font-600">{code}</b>
          <svg className="h-3 w-full max-w-48" viewBox={`0 0 ${16 * asked} 12`} aria-hidden="true">
            <path className="fill-lagoon" d={marks(shown, circle)} />
            <path className="fill-none stroke-1.5 stroke-lagoon" d={marks(asked, circle)} />
          </svg>
          <span className="sr-only">{fillIn(matching.of, { shown, asked })}</span>
        </li>
      ))}
    </ul>
  );
}

const { plan } = page.week;
const movers = plan.parts.filter((part) => !part.outside);
/** How soon each part of the people can move: the sooner, the darker. */
const soon = ['fill-lagoon', 'fill-lagoon-soft', 'fill-lagoon-pale'] as const;

/** The people found as bars, by how soon they can move, and how many there are of each. */
function Found() {
  const after = movers.map((_, index) => sum(movers.slice(0, index).map(({ people }) => people)));
  return (
    <div className="order-last grid gap-1.5 text-small tabular-nums">
      <StretchedSvg className={`h-9 w-full ${outlined}`} viewBox={`0 0 ${16 * found} 12`}>
        {movers.map(({ people, label }, index) => (
          <path key={label} className={soon[index] ?? soon[2]} d={marks(people, bar, after[index])} />
        ))}
      </StretchedSvg>
      <p>{movers.map(({ people, label }) => `${people} ${label}`).join(', ')}</p>
    </div>
  );
}

/** The suite page's first screen: the words, and one question on its way over pieces of three products' screens. */
function SuiteHero() {
  const { product, title, text, week: toWeek, overview, note } = page.hero;
  return (
    <section className="pt-hero pb-band">
      <Container className="grid gap-x-gutter-wide gap-y-12 page-lg:grid-cols-[6fr_6fr] page-lg:items-center">
        <HeroWords product={product} title={title} text={text}>
          <OutboundButton variant="solid" to="bookingPage" label={page.closing.button} />
          <span className="flex flex-wrap gap-x-6 gap-y-2">
            <Link {...toWeek} />
            <Link {...overview} />
          </span>
        </HeroWords>
        <div>
          <div className="relative">
            <StretchedSvg className="absolute inset-0 h-full w-full fill-none" viewBox="0 0 100 100">
              {['stroke-10 stroke-ink', 'stroke-7 stroke-sun'].map((looks) => (
                <path key={looks} className={looks} d="M40 16C110 10 102 30 88 44C66 62 -14 50 8 84" />
              ))}
            </StretchedSvg>
            <ol className="grid gap-8">
              <Panel panel={agent}>
                <InkPanel as="p" className="col-span-full justify-self-start rounded-md px-3.5 py-2">
                  {agent.question}
                </InkPanel>
                <Found />
              </Panel>
              <Panel panel={mapping}>
                <Gap />
              </Panel>
              <Panel panel={matching}>
                <Codes />
              </Panel>
            </ol>
          </div>
          <p className="pt-4 text-slate text-caption">{note}</p>
        </div>
      </Container>
    </section>
  );
}

const { week } = page;

function Day({ day }: { readonly day: (typeof week.days)[number] }) {
  return (
    <li data-world={day.product} className={styles.day}>
      <p className="flex items-center font-600 text-small">
        <span className="relative z-1 grid size-12 flex-none place-items-center rounded-full bg-reef text-ink forced-color-adjust-none">
          <ProductGlyph product={day.product} className="size-6 text-ink stroke-ink" />
        </span>
        <time className="bg-background pr-2 pl-3 tabular-nums" dateTime={day.date}>
          {day.dayInWords}
        </time>
      </p>
      <h3 className="grid content-start gap-1 leading-tight">
        <Link className="font-text text-small font-600" to={day.to} label={day.name} />
        <span className="sr-only">: </span>
        <span className="text-title">{day.title}</span>
      </h3>
      <p className="text-muted text-small">{day.text}</p>
      <p className="font-600">
        <b className="block font-display text-headline text-reef leading-tight">{day.figure}</b> {day.counts}
      </p>
      <p className="border-t border-t-line pt-3 text-small">
        <span className="block text-caption text-muted">{week.handsOver}</span> {day.hands}
      </p>
    </li>
  );
}

/** The jobs of the plan as one bar, a mark for each: how many are filled in which way. */
function Plan() {
  const { title, text, parts } = week.plan;
  const jobs = sum(parts.map(({ people }) => people));
  const outside = sum(parts.filter((part) => part.outside).map(({ people }) => people));
  return (
    <div className="grid gap-x-gutter-wide gap-y-5 page-lg:grid-cols-[4fr_8fr] page-lg:items-end print:block">
      <div>
        <h3 className="text-title">{title}</h3>
        <p className="pt-2 text-muted">{fillIn(text, { jobs, within: jobs - outside })}</p>
      </div>
      <ul className="grid gap-x-2 gap-y-4 page-md:grid-cols-[3fr_2fr_9fr_9fr] page-md:*:break-words print:block page-3xs:max-page-md:*:grid page-3xs:max-page-md:*:grid-cols-[10.5rem_1fr] page-3xs:max-page-md:*:items-center print:*:block">
        {parts.map(({ people, label, outside: advertised }) => (
          <li key={label}>
            <StretchedSvg
              className="h-6 w-[calc(100%*var(--until)/9)] max-page-md:order-1 page-md:mb-2 page-md:h-9 page-md:w-full"
              data-until={people}
              viewBox={`0 0 ${people * 10} 30`}
            >
              <path
                className={advertised ? 'fill-none stroke-1.5 stroke-reef' : 'fill-reef'}
                d={Array.from({ length: people }, (_, index) => `M${10 * index + 1} 1h7v28h-7z`).join('')}
              />
            </StretchedSvg>
            <p className="leading-tight">
              <b className="font-display text-heading">{people}</b> {label}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One question on its way through five products, a day each, from edge to edge; on phones one below the other. */
function SuiteWeek() {
  return (
    <Section
      id="week"
      layout="monument"
      background="ink"
      title={week.title}
      text={week.text}
      bleed
      figure={
        <ol className={styles.days}>
          {week.days.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </ol>
      }
    >
      <Plan />
    </Section>
  );
}

/** The suite: one question over three screens, the real overview, the week day by day, and where to begin. */
export default function SkillSuite() {
  const { control, closing } = page;
  const { link, ...heading } = control;
  const { steps, claim, claimFor, pricing, ...begin } = page.begin;
  return (
    <>
      <SuiteHero />
      <Section id="control" layout="row" {...heading} background="mist" aside={<Link {...link} />}>
        <ControlCentreScreen />
      </Section>
      <SuiteWeek />
      <Section id="begin" {...begin} aside={<Link {...pricing} />}>
        <Steps steps={steps} />
        <p className="mt-block grid gap-x-gutter gap-y-2 border-t border-t-foreground pt-6 page-md:grid-cols-[auto_1fr] page-md:items-baseline">
          <span className="text-title font-display">
            {claim.figure} {claim.wording}
            <EvidenceMark claim={claim} />
          </span>
          <span className="text-muted">{claimFor}</span>
        </p>
      </Section>
      <NextEnding {...closing}>
        <OutboundButton variant="solid" to="bookingPage" label={closing.button} />
      </NextEnding>
    </>
  );
}
