import { Container } from '../../components/Container.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn, sum } from '../../content/format.ts';
import { Chart } from '../../drawings/Chart.tsx';
import { ControlCentreFigures } from '../../sections/ControlCentreScreen.tsx';
import { NextEnding } from '../../sections/Ending.tsx';
import { EvidenceMark } from '../../sections/EvidenceMark.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';
import { Steps } from '../../sections/Steps.tsx';
import page from './page.yaml';
import styles from './SkillSuite.module.css';
import route from './suite-route.drawing.tsx';

/** The first screen: the words, and one question on its way through the charts of five products. */
function SuiteHero() {
  const { product, title, text, question, week: toWeek, overview, note } = page.hero;
  return (
    <section className="pt-hero pb-band">
      <Container className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[6fr_6fr] page-lg:items-center">
        <HeroWords product={product} title={title} text={text}>
          <OutboundButton variant="solid" to="bookingPage" label={page.closing.button} />
          <span className="flex flex-wrap gap-x-6 gap-y-2">
            <Link {...toWeek} />
            <Link {...overview} />
          </span>
        </HeroWords>
        <figure className={styles.route}>
          <InkPanel as="p" className="max-w-max rounded-md px-3.5 py-2 font-600">
            {question}
          </InkPanel>
          <div className="relative">
            <Chart drawing={route} />
            <ol className={styles.stations}>
              {page.week.days.map(({ name, figure, counts }) => (
                <li key={name}>
                  <b>{name}</b> <span>{`${figure} ${counts}`}</span>
                </li>
              ))}
            </ol>
          </div>
          <figcaption className="pt-4 text-slate text-caption">{note}</figcaption>
        </figure>
      </Container>
    </section>
  );
}

const { week } = page;

function Day({ day }: { readonly day: (typeof week.days)[number] }) {
  return (
    <li data-world={day.product} className={styles.day}>
      <p className={`font-600 text-small ${styles.date}`}>
        <span className="relative z-1 grid size-12 flex-none place-items-center rounded-full bg-reef text-ink forced-color-adjust-none">
          <ProductGlyph product={day.product} className="size-6 text-ink stroke-ink" />
        </span>
        <time className="bg-background pr-2 page-lg:pl-3 tabular-nums" dateTime={day.date}>
          {day.dayInWords}
        </time>
      </p>
      <h3 className="grid content-start gap-1 leading-tight">
        <Link className="font-text text-small font-600" to={day.to} label={day.name} />
        <span className="sr-only">: </span>
        <span className="text-title">{day.title}</span>
      </h3>
      <div className="grid content-start gap-3">
        <p className="font-600">
          <b className="block font-display text-headline text-reef leading-tight">{day.figure}</b>{' '}
          {day.counts}
        </p>
        <p className="max-w-measure leading-normal">{day.text}</p>
      </div>
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
      <ul className="grid gap-x-4 gap-y-4 page-md:flex page-md:flex-wrap page-md:items-end print:block">
        {parts.map(({ people, label, outside: advertised }) => (
          <li
            key={label}
            className="page-3xs:max-page-md:grid page-3xs:max-page-md:grid-cols-[10.5rem_1fr] page-3xs:max-page-md:items-center print:block"
          >
            <StretchedSvg
              className="h-6 w-[calc(100%*var(--until)/9)] max-page-md:order-1 page-md:mb-2 page-md:h-9 page-md:w-[calc(var(--until)*1.5rem)]"
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

/** One question on its way through five products, a day each, from edge to edge; one below the other on narrow pages. */
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

/** The suite: one question through five charts, the key figures, the week day by day, and where to begin. */
export default function SkillSuite() {
  const { control, closing } = page;
  const { link, ...heading } = control;
  const { steps, claim, claimFor, pricing, ...begin } = page.begin;
  return (
    <>
      <SuiteHero />
      <Section id="control" layout="stacked" {...heading} background="mist" aside={<Link {...link} />}>
        <ControlCentreFigures />
      </Section>
      <SuiteWeek />
      <Section id="begin" layout="stacked" {...begin} aside={<Link {...pricing} />}>
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
