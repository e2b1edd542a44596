import { ArrowLeftIcon } from 'lucide-react';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link, linkClass } from '../../components/Link.tsx';
import { type Mover, rangeOf, ranked } from '../../content/forecast-range.ts';
import { change, fillIn, longDay } from '../../content/format.ts';
import report from '../../content/report.yaml';
import { Blocks } from '../../sections/document/MarkdownText.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Bar } from '../../sections/screen/Bar.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import page from './page.yaml';

const landing = '/future-skills-report';

/** The scarce skills with their bars; each names its number and what it was counted from. On wide pages it is as high as the text. */
function Scarce() {
  const { measure, source, mark } = page.chapter;
  return (
    <figure className="grid content-start gap-3 page-lg:order-1 page-lg:grid-rows-[auto_1fr]">
      <figcaption className="font-600">
        {measure}
        {report.sample ? <SampleMark {...mark} /> : null}
      </figcaption>
      <ul className="tabular-nums page-lg:grid page-lg:auto-rows-fr">
        {report.scarce.map(({ name, people, supply, demand }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 gap-y-1 border-t border-t-line py-3"
          >
            <span className="self-end font-600 page-lg:text-lead">{name}</span>
            <span className="row-span-2 font-condensed text-headline page-lg:text-display">{people}</span>
            <span className="text-muted text-small">{fillIn(source, { supply, demand })}</span>
            <Bar
              amount={people}
              most={100}
              className="col-span-2 h-2 w-full bg-line fill-lagoon page-lg:h-4"
            />
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A forecast with its range and its adverts. */
function Forecast({ mover }: { readonly mover: Mover }) {
  const [low, high] = rangeOf(mover);
  return (
    <span className="grid justify-items-end whitespace-nowrap">
      <b>{change(mover.change)}</b>
      <span className="text-small">
        {fillIn(page.figures.range, { low: change(low), high: change(high) })}
      </span>
      <span className="text-muted text-small">
        {fillIn(page.figures.adverts, { adverts: mover.adverts })}
      </span>
    </span>
  );
}

/** Every figure of the staircase, by skill and industry. */
function Figures() {
  const { caption, skill, all } = page.figures;
  return (
    <Table
      caption={caption}
      columns={[skill, all, ...report.industries.map(({ name }) => name)]}
      rows={ranked(report.movers).map((mover) => ({
        name: mover.name,
        // Focusable, so that the keyboard reaches the table where it scrolls sideways.
        head: <Link variant="listed" to={`${landing}#movers`} label={mover.name} />,
        cells: [
          <Forecast key="all" mover={mover} />,
          ...report.industries.map(({ name, movers }) => {
            const own = movers.find((candidate) => candidate.name === mover.name);
            return own ? <Forecast key={name} mover={own} /> : null;
          }),
        ],
      }))}
    />
  );
}

/** The part of the report that can be read here: one chapter, a page for a meeting, the figures and the method. */
export default function ReportEdition() {
  const { back, title, text, published, contents, chapter, meeting, figures, method, closing } = page;
  return (
    <>
      <Hero
        variant="text"
        above={
          <a
            className={linkClass({
              className: 'inline-flex min-h-6 items-center gap-2 justify-self-start print:hidden',
            })}
            href={landing}
          >
            <Icon icon={ArrowLeftIcon} />
            {back}
          </a>
        }
        title={title}
        text={text}
        note={fillIn(published, {
          day: longDay(report.published),
          adverts: report.adverts,
          period: report.period,
        })}
        facts={
          <nav aria-labelledby="edition-contents">
            <h2 id="edition-contents" className="pb-2 text-heading">
              {contents.title}
            </h2>
            <ol>
              {contents.links.map((link) => (
                <li key={link.to} className="border-t border-t-line py-1.5">
                  <Link variant="listed" {...link} />
                </li>
              ))}
            </ol>
          </nav>
        }
      />
      <Section
        id="chapter-2"
        head="kicker"
        title={chapter.title}
        statement={chapter.opening}
        background="mist"
      >
        <div className="grid gap-x-gutter-wide gap-y-block page-lg:grid-cols-[7fr_5fr]">
          <Scarce />
          <div className="grid max-w-160 content-start gap-4 text-lead">
            <Blocks blocks={chapter.body} />
          </div>
        </div>
      </Section>
      <Section id="meeting-page" head="row" title={meeting.title} text={meeting.text} background="ink">
        <Points variant="numbered" items={meeting.questions} />
      </Section>
      <Section id="figures" head="row" title={figures.title} text={figures.text}>
        <Figures />
      </Section>
      <Section id="method" head="beside" title={method.title} background="mist">
        <Points variant="rows" items={method.points} />
      </Section>
      <Ending variant="line" {...closing}>
        <ButtonLink variant="solid" to={`${landing}#report`} label={closing.button} />
      </Ending>
    </>
  );
}
