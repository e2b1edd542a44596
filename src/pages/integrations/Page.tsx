import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { fillIn } from '../../content/format.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Draft } from '../../sections/screen/Pending.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Steps } from '../../sections/steps/Steps.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { FieldForm } from './FieldForm.tsx';
import page from './page.yaml';
import { RecordFlow } from './RecordFlow.tsx';

/** A message of the API, as it is written. */
function Message({ label, line, body }: (typeof page)['exchange']['request']) {
  return (
    <div className="min-w-0">
      <p className="pb-3 text-muted text-small">{label}</p>
      <pre className="whitespace-pre-wrap border-l-4 border-l-sun pl-4 leading-relaxed wrap-anywhere">
        <code>
          <b>{line}</b>
          {body.map((entry) => `\n${entry}`)}
        </code>
      </pre>
    </div>
  );
}

/** One record of the first screen as a request, and its answer. */
function Exchange() {
  const { title, text, request, answer, draft } = page.exchange;
  const { pending, ...drafted } = draft;
  return (
    <Section id="exchange" head="stacked" background="ink" title={title} text={text}>
      <div className="grid gap-x-gutter-wide gap-y-8 page-md:grid-cols-2">
        <Message {...request} />
        <Message {...answer} />
      </div>
      <Draft className="mt-part border-t border-t-line" {...drafted} note={pending} />
    </Section>
  );
}

/** Integrations: what goes between each kind of system and SkillsAI, and what never does. */
export default function Integrations() {
  const { hero, board, fields, way, closing } = page;
  const { pending, ...draft } = board.draft;
  return (
    <>
      <Band className="pt-hero pb-block" background="ink">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-y-10">
          <HeroWords
            title={hero.title}
            titleClassName="max-w-[19ch] max-page-sm:text-[2.25rem]"
            text={hero.text}
          >
            <BookMeeting control="integrations-hero" label={hero.book} />
          </HeroWords>
          <RecordFlow {...hero.flow} kinds={board.kinds} />
        </Container>
      </Band>
      <Section id="board" head="row" title={board.title} text={board.text}>
        <Table
          left
          folds
          caption={board.title}
          columns={[board.labels.kind, board.labels.reads, board.labels.writes, board.labels.by]}
          rows={board.kinds.map(({ name, such, reads, writes, by }) => ({
            name,
            head: (
              <>
                <b className="font-display text-heading">{name}</b>{' '}
                <span className="block max-w-[24ch] text-muted text-small">{such}</span>
              </>
            ),
            cells: [reads, writes, by],
          }))}
        />
        <Draft {...draft} note={pending} />
      </Section>
      <Exchange />
      <Section id="fields" head="beside" title={fields.title} text={fields.text}>
        <FieldForm />
      </Section>
      <Section id="way" head="row" title={way.title} background="mist">
        <Steps steps={way.steps} />
        <p className="mt-block border-t border-t-foreground pt-6 font-600 text-lead">
          {fillIn(way.claimFor, { figure: way.claim.figure })}
          <EvidenceMark claim={way.claim} />
        </p>
      </Section>
      <Ending variant="next" {...closing}>
        <BookMeeting control="integrations-closing" label={closing.book} />
      </Ending>
    </>
  );
}
