import { ArrowDownIcon, XIcon } from 'lucide-react';
import { Definitions } from '../../components/Definitions.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link, linkClass } from '../../components/Link.tsx';
import { httpsForTwoYears } from '../../content/embedded.ts';
import { fillIn } from '../../content/format.ts';
import { contactAddress } from '../../content/links.ts';
import { asMeasured } from '../../content/when-measured.ts';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Draft, Pending } from '../../sections/screen/Pending.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { strictTransport } from '../../site.ts';
import { EnquiryFlow } from './EnquiryFlow.tsx';
import page from './page.yaml';

/** The sections of the page as links, beside its title. */
function Contents() {
  const { hero, flow, processors, security, ai, accessibility, visitors } = page;
  const sections = { flow, processors, security, ai, accessibility, visitors };
  return (
    <nav aria-labelledby="contents-title">
      <p id="contents-title" className="pb-2 text-muted text-small">
        {hero.contents}
      </p>
      <ul className="border-t-2 border-t-foreground">
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id} className="border-b border-b-line">
            <a className="flex justify-between gap-4 py-2.5 font-600 hover:underline" href={`#${id}`}>
              {title} <Icon icon={ArrowDownIcon} className="mt-1 flex-none text-link" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Processors() {
  const { columns, rows, caption, draft, ...heading } = asMeasured(page.processors);
  return (
    <Section id="processors" head="row" {...heading}>
      <Table
        left
        folds
        caption={caption}
        columns={[columns.who, columns.purpose, columns.sees, columns.where]}
        rows={rows.map(({ who, purpose, sees, where }) => ({
          name: who,
          head: <b className="font-600">{who}</b>,
          cells: [purpose, sees, where],
        }))}
      />
      <Draft {...draft} note={page.pending} />
    </Section>
  );
}

/** A page of the control matrix as a sheet: each control by its number, what is done for it and what shows it. */
function ControlSheet() {
  const { sheet, controls } = page.security;
  const transport = strictTransport(httpsForTwoYears);
  return (
    <div className="border border-ink bg-white px-panel pt-4 pb-2 outline-1 outline-ink outline-solid outline-offset-4 text-ink">
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b-2 border-b-ink pb-3">
        <b className="font-display text-heading">{sheet.name}</b>
        <span className="mr-auto text-slate text-small">{sheet.part}</span>
        <span className="text-slate text-small">{sheet.page}</span>
      </p>
      <ol>
        {controls
          .map((control) => asMeasured(control))
          .map(({ number, title, text, where, proof }) => (
            <li
              key={number}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-3 border-t border-t-contour py-5 first:border-t-0 page-md:grid-cols-[5rem_minmax(0,1fr)] page-lg:grid-cols-[5rem_minmax(0,4fr)_minmax(0,6fr)]"
            >
              <b className="font-display text-heading text-lagoon">{number}</b>
              <div>
                <h3 className="text-heading">{title}</h3>
                <p className="pt-1">{text}</p>
              </div>
              <div className="grid content-start gap-1 border-l-4 border-l-sun pl-4 text-small page-md:col-start-2 page-lg:col-start-3">
                <p className="text-slate">{where}</p>
                <code className="wrap-anywhere">
                  {fillIn(proof, { transport })
                    .split(/(?<=[;:] )/)
                    .map((part) => (
                      <span key={part} className="inline-block whitespace-pre-wrap">
                        {part}
                      </span>
                    ))}
                </code>
              </div>
            </li>
          ))}
      </ol>
    </div>
  );
}

function Security() {
  const { title, text, draft, report } = page.security;
  return (
    <Section id="security" title={title} text={text} head="row">
      <ControlSheet />
      <Draft {...draft} className="" note={page.pending} />
      <div
        id="report"
        className="mt-block grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-t-foreground pt-part page-md:grid-cols-[5fr_7fr] page-md:gap-x-gutter"
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

/** What the AI never does, then what the AI Act asks for and what the company does about it, article by article. */
function Governance() {
  const { never, caption, columns, duties, draft, yours, ...heading } = page.ai;
  return (
    <Section id="ai" head="stacked" background="ink" {...heading}>
      <h3 className="text-title">{never.title}</h3>
      <ul className="mt-part grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-5 page-md:grid-cols-2">
        {never.points.map((point) => (
          <li key={point.title} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
            <Icon icon={XIcon} className="mt-0.5 size-6 text-sun" />
            <p>
              <b className="block font-600">{point.title}</b> <span className="text-muted">{point.text}</span>
            </p>
          </li>
        ))}
      </ul>
      <Table
        left
        folds
        className="mt-block"
        caption={caption}
        columns={[columns.duty, columns.article, columns.answer]}
        rows={duties.map(({ duty, article, answer }) => ({
          name: duty,
          head: <b className="font-600">{duty}</b>,
          cells: [article, answer],
        }))}
      />
      <Draft {...draft} note={page.pending} />
      <p className="max-w-measure pt-part text-lead">{yours}</p>
    </Section>
  );
}

/** The statement on accessibility, with the day on which it was made. */
function Statement() {
  const { title, text, updated, prepared, parts } = page.accessibility;
  return (
    <Section id="accessibility" head="beside" title={title} text={text}>
      <Definitions
        className="*:border-t *:border-t-line *:py-4 page-sm:*:grid page-sm:*:grid-cols-[10rem_1fr] page-sm:*:gap-x-6 [&_dt]:font-600"
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
        top
        title={hero.title}
        titleClassName="max-w-[13ch]"
        text={hero.text}
        figure={<Contents />}
      />
      <Section id="flow" head="stacked" title={flow.title} text={flow.text} background="mist">
        <EnquiryFlow {...flow} />
      </Section>
      <Processors />
      <Security />
      <Governance />
      <Statement />
      <Section id="visitors" head="row" title={visitors.title} background="mist">
        <Definitions
          className="*:border-t *:border-t-line *:py-4 page-sm:*:grid page-sm:*:grid-cols-[14rem_1fr] page-sm:*:gap-x-6 [&_dt]:font-600"
          items={visitors.items.map((item) => asMeasured(item)).map(({ title, text }) => [title, text])}
        />
        <p className="mt-part flex flex-wrap gap-x-6 gap-y-2">
          <Link {...visitors.privacy} />
          <Link {...visitors.cookies} />
        </p>
      </Section>
      <Ending variant="next" {...closing} />
    </>
  );
}
