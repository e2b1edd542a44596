import { OutboundLink } from '../../components/ExternalLink.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { count } from '../../content/format.ts';
import copy from '../../content/scale-growth.yaml';
import { Bar } from '../../sections/Bar.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import { GrowthPlan } from './GrowthPlan.tsx';
import { growthFigures } from './growth-figures.ts';

export const { head } = copy;

/** The first screen: the headline over the two lines that part. */
function Hero() {
  const { hero, growth } = copy;
  return (
    <section className="relative pt-hero">
      <div className="page page-lg:relative page-lg:z-1 page-lg:[&_h1+p]:max-w-[44ch]">
        <HeroWords title={hero.title} titleClassName="max-w-[16ch]" text={hero.text}>
          <OutboundLink className="button button-solid" to="bookingPage" label={hero.call} />
          <WatchVideo name="product-demo" className="button bg-paper">
            <span className="i-lucide-play" aria-hidden="true" />
            {hero.demo}
          </WatchVideo>
        </HeroWords>
      </div>
      <div className="mt-6 h-96 page-sm:h-120 page-lg:-mt-60 page-lg:h-144">
        <GrowthChart />
      </div>
      <p className="bg-mist text-caption text-slate">
        <span className="page block pt-1">{growth.note}</span>
      </p>
    </section>
  );
}

/** Four pain points, each at the quarter of the chart where it begins to hurt. */
function Problem() {
  const { points, ...heading } = copy.problem;
  const figures = growthFigures(copy.growth.quarters);
  return (
    <Section id="problem" {...heading} ground="mist">
      <Points
        items={points.map(({ quarter, ...point }) => ({ ...point, above: figures[quarter - 1]?.name ?? '' }))}
      />
    </Section>
  );
}

interface AmountProps {
  readonly label: string;
  readonly amount: number;
  readonly most: number;
  readonly strong?: boolean;
}

/** An amount as a bar, between its label and its figure. */
function Amount({ label, amount, most, strong = false }: AmountProps) {
  return (
    <p className="grid grid-cols-[3.5rem_1fr_4rem] items-center gap-3 tabular-nums">
      <span className="text-quiet text-small">{label}</span>
      <Bar
        amount={amount}
        most={most}
        className={`h-5 w-full ${strong ? 'fill-lagoon' : 'fill-lagoon-soft'} forced-colors:fill-[CanvasText]`}
      />
      <b className="text-right">{count(amount)}</b>
    </p>
  );
}

/** Each claim with what it comes to in the company of the chart, before and after. */
function Transformation() {
  const { benefits, before, after, ...heading } = copy.transformation;
  return (
    <Section id="transformation" {...heading}>
      <ul className="grid gap-x-gutter-wide page-lg:grid-cols-2">
        {benefits.map(({ claim, measure, ...amounts }) => {
          const most = Math.max(amounts.before, amounts.after);
          return (
            <li
              key={claim.wording}
              className="grid gap-x-gutter gap-y-4 border-t border-t-line py-6 page-sm:grid-cols-[2fr_3fr]"
            >
              <h3 className="text-heading font-700">
                <span className="mb-1 block text-title text-lagoon">{claim.figure}</span> {claim.wording}
              </h3>
              <div className="grid content-start gap-2">
                <p>{measure}</p>
                <Amount label={before} amount={amounts.before} most={most} />
                <Amount label={after} amount={amounts.after} most={most} strong />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Two awards, large, over the figures behind the company. */
function Trust() {
  const { claims, awards, ...heading } = copy.trust;
  return (
    <Section id="trust" {...heading} ground="ink">
      <ul className="grid gap-gutter page-md:grid-cols-2">
        {awards.entries.map(({ name, year }) => (
          <li key={name} className="flex items-center gap-5 border border-line p-panel">
            <span className="i-lucide-award flex-none text-display text-sun" aria-hidden="true" />
            <p>
              <strong className="block text-balance font-display text-title font-700">{name}</strong>{' '}
              <span className="text-quiet tabular-nums">{year}</span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="mt-part grid grid-cols-2 gap-x-gutter gap-y-4 page-md:grid-cols-4">
        {[...claims, awards.claim].map(({ figure, wording }) => (
          <div key={wording} className="flex flex-col-reverse justify-end">
            <dt className="text-quiet">{wording}</dt>
            <dd className="font-display text-heading font-700">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The landing page for fast-growing SaaS companies. */
export function Component() {
  const { outcomes, guarantee } = copy;
  const { cards, ...heading } = outcomes;
  return (
    <>
      <Hero />
      <Problem />
      <GrowthPlan />
      <Transformation />
      <Trust />
      <Section id="outcomes" {...heading} ground="mist">
        <Points items={cards} />
      </Section>
      <Ending kind="paper" {...guarantee}>
        <OutboundLink className="button button-solid" to="bookingPage" label={guarantee.button} />
        <PageLink className="button" {...guarantee.cost} />
      </Ending>
    </>
  );
}
