import { Definitions } from '../../components/Definitions.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link, linkClass } from '../../components/Link.tsx';
import { fillIn } from '../../content/format.ts';
import { contactAddress } from '../../content/links.ts';
import { NextEnding } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { Pending, PendingKey } from '../../sections/Pending.tsx';
import { Section } from '../../sections/Section.tsx';
import { Table } from '../../sections/Table.tsx';
import { EnquiryFlow } from './EnquiryFlow.tsx';
import page from './page.yaml';

/** The page in a few sentences, for who reads no further. */
function InShort() {
  const { title, points } = page.hero.short;
  return (
    <InkPanel className="grid grid-cols-[minmax(0,1fr)] gap-4 p-panel">
      <h2 className="text-heading">{title}</h2>
      <ul className="grid *:border-t *:border-t-line *:py-3">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </InkPanel>
  );
}

function Processors() {
  const { columns, rows, caption, ...heading } = page.processors;
  return (
    <Section id="processors" layout="row" {...heading} aside={<PendingKey text={page.pendingKey} />}>
      <Table
        left
        folds
        caption={caption}
        columns={[columns.who, columns.purpose, columns.sees, columns.where]}
        rows={rows.map(({ who, purpose, sees, where, sample }) => ({
          name: who,
          head: <b className="font-600">{who}</b>,
          cells: [
            purpose,
            sees,
            <Pending keyed note={page.pending} key="where" text={where} sample={sample} />,
          ],
        }))}
      />
    </Section>
  );
}

function Security() {
  const { title, items, report } = page.security;
  return (
    <Section id="security" title={title} layout="row">
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-3 border-t border-t-line py-5 page-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] page-lg:items-center"
          >
            <div>
              <h3 className="text-heading">{item.title}</h3>
              <p className="pt-1">{item.text}</p>
            </div>
            <InkPanel as="p" className="px-4 py-3 text-small">
              <span className="block text-caption text-muted">{item.where}</span>
              <code className="break-words font-mono text-reef">{item.proof}</code>
            </InkPanel>
          </li>
        ))}
      </ul>
      <div
        id="report"
        className="mt-block grid grid-cols-[minmax(0,1fr)] gap-4 border-2 border-foreground p-panel page-md:grid-cols-[2fr_3fr] page-md:gap-x-gutter"
      >
        <h3 className="text-title">{report.title}</h3>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p>{report.text}</p>
          <p>
            <Pending note={page.pending} text={report.promise} sample={report.sample} />
          </p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <a className={linkClass()} href={`mailto:${contactAddress}?subject=Security`}>
              {report.email}
            </a>
            <a className={linkClass()} href="/.well-known/security.txt">
              {report.file}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** What the AI Act asks for, and what the company does about it, article by article. */
function Governance() {
  const { never, caption, columns, duties, yours, ...heading } = page.ai;
  return (
    <Section id="ai" layout="stacked" background="ink" {...heading}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h3 className="text-heading">{never.title}</h3>
          <ul className="mt-4 grid list-disc gap-3 pl-5 marker:text-reef">
            {never.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div>
          <PendingKey text={page.pendingKey} />
          <Table
            left
            folds
            className="mt-4"
            caption={caption}
            columns={[columns.duty, columns.answer]}
            rows={duties.map(({ duty, article, answer, sample }) => ({
              name: duty,
              head: (
                <>
                  <b className="font-600">{duty}</b>{' '}
                  <span className="text-muted text-small page-md:block">
                    {columns.article} {article}
                  </span>
                </>
              ),
              cells: [<Pending keyed note={page.pending} key="answer" text={answer} sample={sample} />],
            }))}
          />
          <p className="pt-6 text-muted">{yours}</p>
        </div>
      </div>
    </Section>
  );
}

/** The statement on accessibility, with the day on which it was made. */
function Statement() {
  const { title, text, updated, prepared, parts } = page.accessibility;
  return (
    <Section id="accessibility" layout="beside" title={title} text={text}>
      <Definitions
        className="*:border-t *:border-t-line *:py-4 page-sm:*:grid page-sm:*:grid-cols-[10rem_1fr] [&_dt]:font-600"
        items={parts.map((part) => [part.title, part.text])}
      />
      <p className="border-t border-t-line pt-4 text-muted text-small">
        <time dateTime={updated.date}>{fillIn(prepared, { day: updated.text })}</time>
      </p>
    </Section>
  );
}

/** Trust: where data goes and who handles it, how the AI is governed, and how accessible the site is. */
export default function Trust() {
  const { hero, flow, visitors, closing } = page;
  return (
    <>
      <Hero
        split="words"
        title={hero.title}
        titleClassName="max-w-[13ch]"
        text={hero.text}
        figure={<InShort />}
      />
      <Section id="flow" layout="stacked" title={flow.title} text={flow.text} background="mist">
        <EnquiryFlow stations={flow.stations} keeps={flow.keeps} />
      </Section>
      <Processors />
      <Security />
      <Governance />
      <Statement />
      <Section id="visitors" layout="row" title={visitors.title} background="mist">
        <Definitions
          className="*:border-t *:border-t-line *:py-4 page-sm:*:grid page-sm:*:grid-cols-[14rem_1fr] [&_dt]:font-600"
          items={visitors.items.map((part) => [part.title, part.text])}
        />
        <p className="mt-part flex flex-wrap gap-x-6 gap-y-2">
          <Link {...visitors.privacy} />
          <Link {...visitors.cookies} />
        </p>
      </Section>
      <NextEnding {...closing} />
    </>
  );
}
