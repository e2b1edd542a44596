import angle from '../../components/Angle.module.css';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Link } from '../../components/Link.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { darkCharts } from '../../sections/cards/product-charts.ts';
import { Ending } from '../../sections/ending/Ending.tsx';
import { BookAndDemo } from '../../sections/hero/Hero.tsx';
import {
  PanelLabel,
  PanelNumber,
  panelOwners,
  panelText,
} from '../../sections/screen/ControlCentrePanels.tsx';
import { Section } from '../../sections/section/Section.tsx';
import styles from './ControlCentre.module.css';
import { ControlCentreScreen } from './ControlCentreScreen.tsx';
import table from './closing.drawing.tsx?picture&ink';
import page from './page.yaml';

/** The first screen: the headline over the whole width of a plotting table, and the dashboard that lies on it. */
function DashboardHero() {
  const { book, demo, note, product, title, text } = page.hero;
  return (
    <Band className={`pt-hero pb-block ${styles.table}`} background="ink">
      <Container className="grid gap-6">
        <h1 className="grid gap-4">
          <span className="text-link text-heading">{product}</span>
          <span className="sr-only">: </span>
          <span className="text-display tracking-[-0.02em]">{title}</span>
        </h1>
        <div className="mb-part flex flex-wrap items-center justify-between gap-x-gutter-wide gap-y-5">
          <p className="max-w-[52ch] text-lead">{text}</p>
          <p className="flex flex-wrap gap-3">
            <BookAndDemo control="skills-control-centre-hero" book={book} demo={demo} />
          </p>
        </div>
        <ControlCentreScreen map={darkCharts['skills-mapping']} />
        <p className="text-small text-muted">{note}</p>
      </Container>
    </Band>
  );
}

type Check = (typeof page)['routine']['checks'][number];

interface CheckRowProps extends Check {
  readonly opened: boolean;
}

/** A check of the morning: its time, what it is for and the figure, which opens into its records. */
function CheckRow({ panel, time, title, text, link, opened, ...check }: CheckRowProps) {
  return (
    <li data-world={panelOwners[panel]}>
      <details name="check" className={styles.check} open={opened}>
        <summary className={styles.summary}>
          <span className="flex items-center gap-3">
            <PanelNumber panel={panel} />
            <time className="font-600 tabular-nums">{time}</time>
          </span>{' '}
          <span className="grid gap-1">
            <h3 className="text-heading">{title}</h3>{' '}
            <span className="flex items-center gap-2 text-small [&>b]:font-500">
              <PanelLabel panel={panel} />
            </span>
          </span>{' '}
          <span className={styles.figure}>
            <b className="font-display text-title leading-tight">{panelText(panel, check.figure)}</b>{' '}
            <span className="text-slate text-small">{panelText(panel, check.counts)}</span>
          </span>
          <Decoration className={`${angle.angle} ${styles.mark}`} />
        </summary>
        <div className={styles.opened}>
          <div className="grid content-start gap-3">
            <p className="max-w-[44ch]">{text}</p>
            <p>
              <Link {...link} />
            </p>
          </div>
          <div>
            <p className="pb-2 font-600">{panelText(panel, check.opens)}</p>
            <ul className={styles.records}>
              {check.records.map((record) => (
                <li key={record.name}>
                  <b>{record.name}</b> <span>{record.text}</span> <b>{record.figure}</b>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}

/** The checks of a morning by the clock; the widest gap begins opened, and the one that is chosen takes its place. */
function Checks() {
  return (
    <NumberedList className={styles.checks}>
      {page.routine.checks.map((check) => (
        <CheckRow key={check.time} {...check} opened={check.panel === 'mapping'} />
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
      <Section id="routine" head="stacked" title={routine.title} text={routine.text}>
        <Checks />
      </Section>
      <Section id="rules" head="stacked" title={rules.title} background="mist">
        <Definitions
          className={`${ruledRows} [&_dt]:font-display [&_dt]:font-700 [&_dt]:text-title [&_dd]:text-lead`}
          items={rules.cards.map(({ title, text }) => [title, text])}
        />
        <p className="flex flex-wrap gap-x-6 gap-y-3 pt-6">
          <Link {...rules.suite} />
          <Link {...rules.overview} />
        </p>
      </Section>
      <Ending variant="dark" picture={table} {...closing}>
        <BookMeeting control="skills-control-centre-closing" label={closing.button} />
      </Ending>
      <Ending variant="product" after="control-centre" />
    </>
  );
}
