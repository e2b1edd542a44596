import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { NextEnding } from '../../sections/Ending.tsx';
import { EvidenceMark } from '../../sections/EvidenceMark.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { Pending, PendingKey } from '../../sections/Pending.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { Table } from '../../sections/Table.tsx';
import page from './page.yaml';
import { RecordFlow } from './RecordFlow.tsx';

/** Integrations: what goes between each kind of system and SkillsAI, and what never does. */
export default function Integrations() {
  const { hero, board, never, way, closing } = page;
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
      <Section
        id="board"
        layout="row"
        title={board.title}
        text={board.text}
        aside={<PendingKey text={board.pendingKey} />}
      >
        <Table
          left
          folds
          caption={board.title}
          columns={[board.labels.kind, board.labels.reads, board.labels.writes, board.labels.by]}
          rows={board.kinds.map(({ name, text, reads, writes, by, sample }) => ({
            name,
            head: (
              <>
                <b className="font-display text-heading">{name}</b>{' '}
                <span className="block text-muted text-small">{text}</span>
              </>
            ),
            cells: [
              <Pending keyed key="reads" text={reads} sample={sample} note={board.pending} />,
              writes,
              by,
            ],
          }))}
        />
      </Section>
      <Section id="never" layout="beside" title={never.title}>
        <Points items={never.items} />
      </Section>
      <Section id="way" layout="row" title={way.title} background="mist">
        <Steps steps={way.steps} />
        <p className="mt-block border-t border-t-foreground pt-6">
          <b className="font-600">
            {way.claim.figure} {way.claim.wording}
            <EvidenceMark claim={way.claim} />
          </b>{' '}
          <span className="text-muted">{way.claimFor}</span>
        </p>
      </Section>
      <NextEnding {...closing} />
    </>
  );
}
