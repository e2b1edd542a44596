import { ButtonLink } from '../../components/Button.tsx';
import { BackLink, Link } from '../../components/Link.tsx';
import { fillKnown, longDay } from '../../content/format.ts';
import report from '../../content/report.yaml';
import { ReportForm } from '../../forms/ReportForm.island.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceKey, EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Cover } from './Cover.tsx';
import { Movers } from './Movers.island.tsx';
import page from './page.yaml';

/** Where the edition to read here stands. */
const edition = '/future-skills-report/edition';

/** The three claims in a row. */
function Stats() {
  return (
    <div className="flex flex-wrap items-end gap-x-9 gap-y-2">
      <dl className="flex flex-wrap gap-x-9 gap-y-3 *:flex *:flex-col-reverse *:justify-end">
        {page.stats.map((claim) => (
          <div key={claim.name}>
            <dt className="text-muted text-small">
              {claim.wording}
              <EvidenceMark claim={claim} named={false} />
            </dt>
            <dd className="font-condensed text-headline tabular-nums">{claim.figure}</dd>
          </div>
        ))}
      </dl>
      <EvidenceKey claims={page.stats} />
    </div>
  );
}

/** The chapters of the report. Those that can be read here are links. */
function Chapters() {
  const { items, page: pageLabel } = page.contents;
  return (
    <ol className="grid">
      {items.map(({ title, text, page: number, to }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-t-line py-3 page-md:grid-cols-[4rem_minmax(0,5fr)_minmax(0,6fr)_auto]"
        >
          <span className="font-condensed text-title tabular-nums">{index + 1}</span>
          <h3 className="text-heading">{to ? <Link to={to} label={title} /> : title}</h3>
          <span className="text-muted max-page-md:col-start-2">{text}</span>
          <span className="text-muted text-small tabular-nums max-page-md:col-start-2">{`${pageLabel} ${number}`}</span>
        </li>
      ))}
    </ol>
  );
}

/** The cover with what one gets, beside the form. */
function Gets({ items }: { readonly items: readonly string[] }) {
  return (
    <div className="mt-part grid gap-x-gutter-wide gap-y-6 page-2xs:grid-cols-[11.5rem_minmax(0,1fr)]">
      <Cover className="max-w-46" />
      <ul className="grid content-start">
        {items.map((text) => (
          <li key={text} className="border-t border-t-foreground py-3 font-600 leading-snug">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The report: a staircase of skills that the reader's industry re-sorts, its chapters, and the form that opens it. */
export default function FutureSkillsReport() {
  const { title, text, back, read, get, movers, contents, facts } = page;
  const { gets, ...form } = page.form;
  const { published, adverts, period } = report;
  return (
    <>
      <Hero
        variant="text"
        background="ink"
        above={<BackLink label={back} />}
        title={title}
        text={text}
        facts={<Stats />}
      >
        <ButtonLink variant="light" to="#report" label={get} />
        <ButtonLink to={edition} label={read} />
      </Hero>
      <Section
        id="movers"
        head="row"
        background="ink"
        title={movers.title}
        text={movers.text}
        mark={report.sample ? <SampleMark {...movers.mark} /> : null}
        aside={<Link to={`${edition}#figures`} label={movers.more} />}
      >
        <div data-motion>
          <Movers
            words={movers.act}
            industries={[{ name: movers.act.all, movers: report.movers }, ...report.industries]}
          />
        </div>
      </Section>
      <Section id="contents" head="beside" title={contents.title} figure={<Chapters />}>
        <Points
          items={facts.map((fact) => ({
            ...fact,
            text: fillKnown(fact.text, { day: longDay(published), adverts, period }),
          }))}
        />
      </Section>
      <div id="report">
        <Ending variant="form" {...form} beside={<Gets items={gets} />}>
          <ReportForm />
        </Ending>
      </div>
    </>
  );
}
