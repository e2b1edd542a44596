import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { NextEnding } from '../../sections/Ending.tsx';
import { EvidenceMark } from '../../sections/EvidenceMark.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { PlugBoard } from './PlugBoard.tsx';
import page from './page.yaml';

/** Integrations: what goes between each kind of system and SkillsAI, and what never does. */
export default function Integrations() {
  const { hero, board, never, way, closing } = page;
  return (
    <>
      <Band className="pt-hero pb-block">
        <Container>
          <HeroWords title={hero.title} titleClassName="max-w-[16ch]" text={hero.text}>
            <BookMeeting control="integrations-hero" label={hero.book} />
          </HeroWords>
        </Container>
      </Band>
      <Section id="board" layout="row" background="ink" title={board.title} text={board.text}>
        <PlugBoard {...board} />
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
