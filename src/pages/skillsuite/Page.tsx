import { Container } from '../../components/Container.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn, sum } from '../../content/format.ts';
import { Chart } from '../../drawings/Chart.tsx';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { PanelFigure, panelDrawings } from '../../sections/screen/ControlCentrePanels.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Steps } from '../../sections/steps/Steps.tsx';
import world from './closing.drawing.tsx?picture&ink';
import page from './page.yaml';
import styles from './SkillSuite.module.css';
import route from './suite-route.drawing.tsx';

/** The first screen: the words, and one question on its way through the charts of five products. */
function SuiteHero() {
  const { product, title, text, question, week: toWeek, note } = page.hero;
  return (
    <section className="pt-hero pb-band">
      <Container className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[6fr_6fr] page-lg:items-center">
        <HeroWords product={product} title={title} text={text}>
          <OutboundButton variant="solid" to="bookingPage" label={page.closing.button} />
          <Link {...toWeek} />
        </HeroWords>
        <figure className={styles.route}>
          <InkPanel as="p" className="max-w-max rounded-md px-3.5 py-2 font-600">
            {question}
          </InkPanel>
          <div className="relative">
            <Chart drawing={route} />
            <ol className={styles.stations}>
              {page.week.days.map(({ name, title: asked, figure, counts }) => (
                <li key={name}>
                  <p>
                    <b>{name}</b> <span>{asked}</span> <span className="text-slate">{counts}</span>
                  </p>{' '}
                  <b className={styles.answer}>{figure}</b>
                </li>
              ))}
            </ol>
          </div>
          <figcaption className="pt-4 text-slate text-small">{note}</figcaption>
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
      <p className="max-w-measure leading-normal text-muted">{day.text}</p>
      <p className="font-600 leading-snug">
        <span className="block pb-1 text-small text-reef font-400">{week.handsOver}</span> {day.hands}
      </p>
    </li>
  );
}

/** So many bars beside each other. */
const barsOf = (people: number) =>
  Array.from({ length: people }, (_, index) => `M${10 * index + 1} 1h8v28h-8z`).join('');

/** The jobs of the plan, a bar for each: how many are filled in which way, and how many stay open. */
function Plan() {
  const { title, text, parts } = week.plan;
  const jobs = sum(parts.map(({ people }) => people));
  const outside = sum(parts.filter((part) => part.outside).map(({ people }) => people));
  return (
    <div className="grid gap-part" data-motion>
      <div className="grid gap-x-gutter-wide gap-y-2 border-t border-t-line pt-part page-lg:grid-cols-[5fr_7fr] page-lg:items-baseline">
        <h3 className="text-title">{title}</h3>
        <p className="text-lead text-muted">{fillIn(text, { jobs, within: jobs - outside, outside })}</p>
      </div>
      <ul className={styles.plan}>
        {parts.map(({ people, label, outside: advertised }) => (
          <li key={label} data-until={people}>
            <StretchedSvg className={styles.bars} viewBox={`1 0 ${people * 10 - 2} 30`}>
              <path className="stroke-reef stroke-1.5 fill-none" d={barsOf(people)} />
              {advertised ? null : (
                <path
                  className={`fill-reef forced-colors:fill-[CanvasText] ${styles.filled}`}
                  d={barsOf(people)}
                />
              )}
            </StretchedSvg>
            <p className="leading-tight">
              <b className="font-display text-title">{people}</b> {label}
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
      head="stacked"
      background="ink"
      title={week.title}
      text={week.text}
      width="window"
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

/** The suite: one question through five charts, the week day by day, where to begin, and the screen that shows it all. */
export default function SkillSuite() {
  const { control, closing } = page;
  const { steps, claim, claimFor, links: beginLinks, ...begin } = page.begin;
  return (
    <>
      <SuiteHero />
      <SuiteWeek />
      <Section
        id="begin"
        head="stacked"
        {...begin}
        aside={
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {beginLinks.map((link) => (
              <Link key={link.to} {...link} />
            ))}
          </p>
        }
      >
        <Steps steps={steps} />
        <p className="mt-block grid gap-x-gutter gap-y-2 border-t border-t-foreground pt-6 page-md:grid-cols-[auto_1fr] page-md:items-baseline">
          <span className="text-title font-display">
            {claim.figure} {claim.wording}
            <EvidenceMark claim={claim} />
          </span>
          <span className="text-muted">{claimFor}</span>
        </p>
      </Section>
      <Section
        id="control"
        head="beside"
        background="mist"
        title={control.title}
        text={control.text}
        aside={<Link {...control.link} />}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border border-ink bg-paper p-panel page-md:grid-cols-[2fr_3fr]">
          <div className="grid content-start gap-3">
            <PanelFigure panel="search" className="text-headline" />
          </div>
          {panelDrawings.search}
        </div>
      </Section>
      <Ending variant="dark" picture={world} title={closing.title} text={closing.text}>
        <OutboundButton to="bookingPage" label={closing.button} />
        <p className="flex w-full flex-wrap gap-x-6 gap-y-2 pt-3">
          {closing.links.map((link) => (
            <Link key={link.to} {...link} />
          ))}
        </p>
      </Ending>
    </>
  );
}
