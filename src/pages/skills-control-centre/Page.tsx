import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Link } from '../../components/Link.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import globe from '../../drawings/skills-ai.drawing.tsx?picture&card';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { PanelFigure, PanelNumber, panelOwners, panelText } from '../../sections/ControlCentrePanels.tsx';
import { ControlCentreScreen } from '../../sections/ControlCentreScreen.tsx';
import { darkCharts } from '../../sections/dark-charts.ts';
import { DarkEnding } from '../../sections/Ending.tsx';
import { BookAndDemo } from '../../sections/Hero.tsx';
import { NextProduct } from '../../sections/NextProduct.tsx';
import { ProductPicture } from '../../sections/ProductCard.tsx';
import { Section } from '../../sections/Section.tsx';
import styles from './ControlCentre.module.css';
import table from './closing.drawing.tsx?picture&ink';
import page from './page.yaml';

/** The first screen: the headline over the whole width of a plotting table, and the dashboard that lies on it. */
function DashboardHero() {
  const { book, demo, note, product, title, text } = page.hero;
  return (
    <Band className={`pt-hero pb-block ${styles.table}`} background="ink">
      <Container className="grid gap-6">
        <h1 className="grid gap-4">
          <span className="c-link text-heading">{product}</span>
          <span className="sr-only">: </span>
          <span className="text-display tracking-[-0.02em]">{title}</span>
        </h1>
        <div className="mb-part flex flex-wrap items-center justify-between gap-x-gutter-wide gap-y-5">
          <p className="max-w-[52ch] text-lead">{text}</p>
          <p className="flex flex-wrap gap-3">
            <BookAndDemo control="skills-control-centre-hero" book={book} demo={demo} />
          </p>
        </div>
        <ControlCentreScreen numbered charts={darkCharts} />
        <p className="text-caption text-muted">{note}</p>
      </Container>
    </Band>
  );
}

/** The search is at home on the page of the AI, whose drawing is the suite's globe. */
const suite = { '/skills-ai': globe };

type Check = (typeof page)['routine']['checks'][number];

/** A panel's figure on the left, and the records that it opens into on the right. */
function OpenedFigure({ panel, figure, counts, opens, records, link }: Check) {
  return (
    <div className={styles.opened} data-world={panelOwners[panel]}>
      <div className={styles.closed}>
        <PanelFigure panel={panel} figure={figure} text={counts} className="text-total" />
      </div>
      <Decoration className={styles.rays} />
      <div className={styles.records}>
        <p className="font-600">{panelText(panel, opens)}</p>
        <ul>
          {records.map(({ name, text, figure }) => (
            <li key={name}>
              <b>{name}</b> <span>{text}</span> <b>{figure}</b>
            </li>
          ))}
        </ul>
        <Decoration className={styles.beyond}>
          <ProductPicture to={link.to} own={suite} className="" />
        </Decoration>
      </div>
    </div>
  );
}

/** The checks of a morning by the clock, each a figure of the dashboard opened into its records. */
function Checks() {
  return (
    <NumberedList className="grid grid-cols-[minmax(0,1fr)] gap-y-10">
      {page.routine.checks.map((check) => (
        <li
          key={check.time}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-5 page-lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]"
        >
          <div className="grid content-start gap-2">
            <p className="flex items-center gap-3">
              <PanelNumber panel={check.panel} />
              <time className="font-600 tabular-nums">{check.time}</time>
            </p>
            <h3 className="text-title">{check.title}</h3>
            <p className="max-w-[44ch]">{check.text}</p>
            <p>
              <Link {...check.link} />
            </p>
          </div>
          <OpenedFigure {...check} />
        </li>
      ))}
    </NumberedList>
  );
}

/** Rows of a term and its text, with a line over each and under the last. */
const ruledRows =
  'border-b border-b-line *:grid *:gap-x-gutter *:gap-y-1 *:border-t *:border-t-line *:py-5 page-md:*:grid-cols-[5fr_7fr] page-md:*:items-baseline';

/** The Skills Control Centre: its dashboard, and how a morning with it goes. */
export default function SkillsControlCentre() {
  const { routine, rules, closing } = page;
  return (
    <>
      <DashboardHero />
      <Section id="routine" layout="stacked" title={routine.title} text={routine.text}>
        <Checks />
      </Section>
      <Section id="rules" layout="stacked" title={rules.title} background="mist">
        <Definitions
          className={`${ruledRows} [&_dt]:font-display [&_dt]:font-700 [&_dt]:text-title [&_dd]:text-lead`}
          items={rules.cards.map(({ title, text }) => [title, text])}
        />
        <p className="flex flex-wrap gap-x-6 gap-y-3 pt-6">
          <Link {...rules.suite} />
          <Link {...rules.overview} />
        </p>
      </Section>
      <DarkEnding picture={table} {...closing}>
        <BookMeeting control="skills-control-centre-closing" label={closing.button} />
      </DarkEnding>
      <NextProduct after="control-centre" />
    </>
  );
}
