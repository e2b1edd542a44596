import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Link } from '../../components/Link.tsx';
import videos from '../../content/videos.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-passport.drawing.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { CredentialLife } from './CredentialLife.tsx';
import { Engraving } from './Engraving.tsx';
import page from './page.yaml';
import { StampCheck } from './StampCheck.island.tsx';
import { passportFrame } from './Stamps.tsx';
import { ViewerPicker } from './ViewerPicker.island.tsx';

/** On narrow pages only the page with the stamps shows, large enough to read. */
const stampsOnly =
  'max-page-sm:-ml-4 max-page-sm:overflow-hidden max-page-sm:*:-ml-[72%] max-page-sm:*:w-[172%] max-page-sm:[&_[data-page=holder]]:opacity-0';

/** The first screen: an open passport on engraved paper, and below it the three steps from evidence to interview. */
function PassportHero() {
  const { book, video, note, ...words } = page.hero;
  const { length } = videos.videos['skills-passport'];
  return (
    <Band className="relative overflow-hidden pt-hero" background="ink">
      <Engraving className="absolute inset-0 size-full opacity-65 page-lg:opacity-85" />
      <Container className="relative grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[minmax(0,11fr)_minmax(0,15fr)] page-lg:items-center">
        <HeroWords {...words}>
          <BookMeeting control="skills-passport-hero" label={book} />
          <WatchVideo name="skills-passport">{`${video} (${length})`}</WatchVideo>
        </HeroWords>
        <figure className="-mx-1">
          <div className={stampsOnly}>
            <Chart drawing={chart} className="[&>svg]:rounded-[2%] [&>svg]:bg-paper" />
          </div>
          <figcaption className="mt-3 px-1.25 text-small text-muted">
            {note} <SampleMark {...page.example} />
          </figcaption>
        </figure>
      </Container>
    </Band>
  );
}

/** Educators and businesses as the two pages of an open passport, with the fold between. */
function PassportSpread() {
  const { title, educators, business } = page.sides;
  return (
    <Section id="sides" head="row" title={title}>
      <div className={`${passportFrame} grid page-md:grid-cols-2`}>
        {[educators, business].map((side, index) => (
          <div
            key={side.title}
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 p-panel border-foreground not-first:border-double not-first:max-page-md:border-t-6 page-md:row-span-4 page-md:grid-rows-subgrid page-md:not-first:border-l-6"
          >
            <h3 className="text-title">{side.title}</h3>
            <Definitions
              className="*:border-t *:border-t-line *:py-2 [&_dt]:font-600 [&_dd]:text-muted [&_dd]:text-small"
              items={side.points.map(({ title: point, text }) => [point, text])}
            />
            <p className="flex items-center gap-4 font-600">
              <b className="flex-none font-condensed text-headline leading-none">{side.claim.figure}</b>{' '}
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

/** Skills Passport: a stamp that breaks with one changed letter, who sees what of a passport, and how long a stamp lives. */
export default function SkillsPassport() {
  const { flow, closing, example } = page;
  const { title, text, ...stamp } = page.stamp;
  const { title: tryTitle, text: tryText, ...picker } = page.try;
  return (
    <>
      <PassportHero />
      <Section id="stamp" title={title} text={text} background="mist">
        <StampCheck {...stamp} example={example} />
      </Section>
      <Section id="try" head="row" title={tryTitle} text={tryText}>
        <div data-motion>
          <ViewerPicker {...picker} />
        </div>
      </Section>
      <CredentialLife />
      <Section id="flow" head="row" title={flow.title}>
        <Points items={flow.steps} />
      </Section>
      <PassportSpread />
      <Ending variant="line" {...closing}>
        <BookMeeting control="skills-passport-closing" label={closing.button} />
      </Ending>
      <Ending variant="product" after="skills-passport" />
    </>
  );
}
