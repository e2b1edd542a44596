import { ArrowDownToLineIcon, XIcon } from 'lucide-react';
import { buttonClass } from '../../components/Button.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link, linkClass } from '../../components/Link.tsx';
import { fillIn } from '../../content/format.ts';
import { contactAddress } from '../../content/links.ts';
import sampleFile from '../../content/sample.yaml';
import team from '../../content/team.yaml';
import { asMeasured } from '../../content/when-measured.ts';
import { Ending } from '../../sections/ending/Ending.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { Draft } from './Draft.tsx';
import { PersonRecord } from './PersonRecord.tsx';
import page from './page.yaml';
import { Security } from './Security.tsx';
import { StatusBoard } from './StatusBoard.tsx';

/** The documents, each made from the words of this page. */
function Documents() {
  const { caption, columns, items, more } = page.documents;
  return (
    <>
      <Table
        left
        folds
        caption={caption}
        columns={[columns.document, columns.holds, columns.file]}
        rows={items.map(({ document, holds, file }) => ({
          name: document,
          head: <b className="font-600">{document}</b>,
          cells: [
            holds,
            <a key={file} className={linkClass()} href={`/documents/${file}`} download>
              <Icon icon={ArrowDownToLineIcon} inline /> {file}
            </a>,
          ],
        }))}
      />
      <p className="pt-4 text-muted">{more}</p>
    </>
  );
}

/** Who answers for what, by the roles of the team. */
const responsible = page.people.roles.flatMap(({ role, answers }) => {
  const person = team.people.find((member) => member.role === role);
  if (!person) return [];
  const word = person.sample ? ` (${sampleFile.word})` : '';
  return [{ title: `${person.name}${word}`, above: role, text: answers }];
});

function Processors() {
  const { rows, draft, title, text } = asMeasured(page.processors);
  return (
    <Section id="processors" head="beside" title={title} text={text} background="mist">
      <Definitions
        className="*:border-t *:border-t-line *:py-2.5 page-sm:*:grid page-sm:*:grid-cols-[11rem_1fr] page-sm:*:gap-x-6 [&_dt]:font-600"
        items={rows.map(({ who, purpose, sees, where }) => [
          who,
          <span key={who} className="grid gap-x-gutter page-md:grid-cols-[1fr_auto]">
            <span>
              {purpose}. <span className="text-muted">{sees}.</span>
            </span>{' '}
            <b className="font-600">{where}</b>
          </span>,
        ])}
      />
      <Draft {...draft} />
    </Section>
  );
}

/** What the AI never does, then what the AI Act asks for and what the company does about it, article by article. */
function Governance() {
  const { never, caption, columns, duties, draft, yours, ...heading } = page.ai;
  return (
    <Section id="ai" background="ink" {...heading}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[4fr_8fr]">
        <div>
          <h3 className="pb-4 text-heading">{never.title}</h3>
          <ul className="grid gap-4">
            {never.points.map((point) => (
              <li key={point.title} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
                <Icon icon={XIcon} className="mt-0.5 size-6 text-link" />
                <p>
                  <b className="block font-600">{point.title}</b>{' '}
                  <span className="text-muted">{point.text}</span>
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-8 border-t border-t-line pt-5 text-lead">{yours}</p>
        </div>
        <div className="min-w-0">
          <Table
            left
            caption={caption}
            columns={[columns.duty, columns.answer]}
            rows={duties.map(({ duty, article, answer }) => ({
              name: duty,
              head: (
                <>
                  <b className="block font-600">{duty}</b>{' '}
                  <span className="font-400 text-muted text-small">{`${columns.article} ${article}`}</span>
                </>
              ),
              cells: [answer],
            }))}
          />
          <Draft {...draft} />
        </div>
      </div>
    </Section>
  );
}

/** The statement on accessibility, with the day on which it was made. */
function Statement() {
  const { title, text, updated, prepared, parts } = page.accessibility;
  return (
    <Section id="accessibility" head="beside" title={title} text={text}>
      <Definitions
        className="*:border-t *:border-t-line *:py-2.5 page-sm:*:grid page-sm:*:grid-cols-[11rem_1fr] page-sm:*:gap-x-6 [&_dt]:font-600"
        items={parts.map((part) => [part.title, part.text])}
      />
      <p className="pt-4 text-muted text-small">
        <time dateTime={updated.date}>{fillIn(prepared, { day: updated.text })}</time>
      </p>
    </Section>
  );
}

/** Trust: what is in place, who sees a person's record, what to take away, and how the AI is governed. */
export default function Trust() {
  const { hero, record, documents, people, closing } = page;
  return (
    <>
      <Hero split="figure" title={hero.title} text={hero.text} figure={<StatusBoard />} />
      <Section
        id="record"
        title={record.title}
        text={record.text}
        mark={<SampleMark {...record.mark} />}
        background="ink"
      >
        <PersonRecord />
      </Section>
      <Section id="documents" head="beside" title={documents.title}>
        <Documents />
      </Section>
      <Section id="people" head="row" title={people.title}>
        <Points items={responsible} />
      </Section>
      <Processors />
      <Governance />
      <Security />
      <Statement />
      <Ending variant="line" title={closing.title} text={closing.text}>
        <a className={buttonClass({ variant: 'solid' })} href={`mailto:${contactAddress}?subject=Trust`}>
          {closing.email}
        </a>
        <Link {...closing.privacy} />
      </Ending>
    </>
  );
}
