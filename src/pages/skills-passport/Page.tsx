import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Link } from '../../components/Link.tsx';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-passport.drawing.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { Film } from '../../sections/film/Film.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Steps } from '../../sections/steps/Steps.tsx';
import { AnnotatedStamp } from './AnnotatedStamp.tsx';
import { CredentialLife } from './CredentialLife.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { Engraving } from './Engraving.tsx';
import spread from './PassportSpread.module.css';
import page from './page.yaml';
import { ViewerPicker } from './ViewerPicker.island.tsx';

/** The first screen: on engraved paper, as in a passport, with the fields of its data page below. */
function PassportHero() {
  const { book, video, note, fields, ...words } = page.hero;
  return (
    <Band className="relative overflow-hidden pt-hero pb-block" background="ink">
      <Engraving className="absolute inset-0 size-full opacity-65 page-lg:opacity-85" />
      <Container className="relative">
        <div className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[minmax(0,11fr)_minmax(0,15fr)] page-lg:items-center">
          <HeroWords {...words}>
            <BookMeeting control="skills-passport-hero" label={book} />
            <Link className="page-xs:mx-3" to="#video" label={video} />
          </HeroWords>
          <figure className="-mx-1">
            <div className={spread.crop}>
              <Chart drawing={chart} background="ink" className={spread.cover} />
            </div>
            <figcaption className="mt-3 px-1.25 text-small text-muted">{note}</figcaption>
          </figure>
        </div>
        <Definitions
          className="mt-part grid grid-cols-2 gap-x-gutter page-lg:grid-cols-4 *:border-t *:border-t-line *:py-3 [&_dt]:text-small [&_dt]:text-muted [&_dd]:font-600"
          items={fields.map(({ label, text }) => [label, text])}
        />
      </Container>
    </Band>
  );
}

/** A passport to look at as somebody else. */
function TryViewers() {
  const { title, text, sample, ...picker } = page.try;
  return (
    <Section id="try" title={title} text={text} background="mist">
      <div data-motion>
        <ViewerPicker {...picker} />
      </div>
    </Section>
  );
}

/** Educators and businesses as the two pages of an open passport, with the fold between. */
function PassportSpread() {
  const { title, educators, business } = page.sides;
  return (
    <Section id="sides" title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] rounded-[10px] border-2 border-foreground outline-1 outline-foreground -outline-offset-8 page-md:grid-cols-2">
        {[educators, business].map((side, index) => (
          <div key={side.title} className={spread.page}>
            <h3 className="text-title">{side.title}</h3>
            <Definitions
              className="*:border-t *:border-t-line *:py-2.5 [&_dt]:font-600 [&_dd]:text-muted max-page-sm:[&_dd]:text-small"
              items={side.points.map(({ title: point, text }) => [point, text])}
            />
            <p className="flex flex-wrap items-center gap-4 font-600">
              <b className="flex-none font-display text-headline leading-none">{side.claim.figure}</b>{' '}
              <span>
                {side.claim.wording}
                <EvidenceMark claim={side.claim} named={index === 0} />
              </span>
            </p>
            <p>
              <Link {...side.link} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Skills Passport: what a stamp says, how long it lives and who sees it meanwhile. */
export default function SkillsPassport() {
  const { stamp, video, flow, closing } = page;
  return (
    <>
      <PassportHero />
      <TryViewers />
      <Section id="stamp" title={stamp.title} head="stacked">
        <AnnotatedStamp />
      </Section>
      <CredentialLife />
      <Section id="flow" title={flow.title}>
        <Steps steps={flow.steps} />
      </Section>
      <Film name="skills-passport" {...video} background="mist" />
      <PassportSpread />
      <Ending variant="dark" picture={terrain} {...closing}>
        <BookMeeting control="skills-passport-closing" label={closing.button} />
      </Ending>
      <Ending variant="product" after="skills-passport" />
    </>
  );
}
