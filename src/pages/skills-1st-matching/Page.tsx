import { PlayIcon } from 'lucide-react';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import videos from '../../content/videos.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import { Picture } from '../../drawings/Picture.tsx';
import chart from '../../drawings/skills-1st-matching.drawing.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { MeetingFormInPage } from '../../forms/MeetingFormInPage.island.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Steps } from '../../sections/steps/Steps.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { BlindSlip } from './BlindSlip.tsx';
import coinciding from './closing.drawing.tsx?picture&ink';
import page from './page.yaml';
import { SkillsMatchingScreen } from './SkillsMatchingScreen.tsx';
import { Sky } from './Sky.tsx';
import { VacancyPicker } from './VacancyPicker.island.tsx';

/** The first screen under a night sky: the words, the two star charts large beside them, the demo video below. */
function MatchingHero() {
  const { note, video, book, ...words } = page.hero;
  const { title, length } = videos.videos['skills-1st-matching'];
  return (
    <Band className="relative overflow-hidden pt-18 pb-0" background="ink">
      <Sky className="absolute inset-0 size-full" />
      <Container className="relative grid page-lg:min-h-[min(38rem,100svh_-_12rem)] page-lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] page-lg:items-center">
        <div className="grid pt-10 pb-6 page-lg:pb-10 page-lg:pr-6">
          <HeroWords {...words}>
            <BookMeeting control="skills-1st-matching-hero" label={book} />
          </HeroWords>
        </div>
        <figure className="grid content-center gap-4 pt-4 pb-6 max-page-sm:[&>:first-child]:-mx-4 page-lg:-mr-12 page-lg:-ml-6 page-lg:pt-6">
          <Chart drawing={chart} background="ink" />
          <figcaption className="text-small text-muted page-lg:pl-6">{note}</figcaption>
        </figure>
      </Container>
      <Container className="relative pb-10 page-lg:pb-16">
        <WatchVideo
          name="skills-1st-matching"
          variant="plain"
          className="group grid w-full max-w-120 grid-cols-[auto_1fr_auto] items-center gap-4 border-t border-t-line pt-5 text-left font-600"
        >
          <span className="grid size-14 place-items-center rounded-full bg-reef text-heading text-ink group-hover:bg-paper forced-colors:border">
            <Icon icon={PlayIcon} />
          </span>
          <span>
            {video}
            <span className="sr-only">: </span>
            <span className="block font-display text-heading">{title}</span>
          </span>
          <span className="tabular-nums">{length}</span>
        </WatchVideo>
      </Container>
    </Band>
  );
}

/** A vacancy to try out. */
function TryVacancy() {
  const { title, text, sample, ...picker } = page.try;
  return (
    <Section id="try" title={title} text={text} background="ink" width="window">
      <VacancyPicker {...picker} />
    </Section>
  );
}

/** The way to us under the same sky: both star charts coincide beside the form. */
function MatchingEnding() {
  return (
    <Ending
      variant="form"
      {...page.closing}
      background="ink"
      behind={<Sky className="absolute inset-0 size-full" />}
      beside={<Picture className="h-auto w-full max-page-lg:hidden" picture={coinciding} />}
    >
      <MeetingFormInPage control="skills-1st-matching-closing" />
    </Ending>
  );
}

function Audience({ id, title, uses, link }: (typeof page.audiences)[number]) {
  return (
    <section id={id} className="grid content-start gap-5" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="max-w-[22ch] text-title">
        {title}
      </h2>
      <Definitions
        className="grid gap-y-4 *:grid *:gap-x-4 page-md:*:grid-cols-[9rem_1fr] [&_dt]:font-700"
        items={uses.map((use) => [use.title, use.text])}
      />
      <p>
        <Link {...link} />
      </p>
    </section>
  );
}

/** Skills 1st Matching: what is left out of a match, who it is for and how it goes from a job advert to a meeting. */
export default function Skills1stMatching() {
  const { measured, reasons, audiences, steps } = page;
  const { steps: way, link, ...heading } = steps;
  return (
    <>
      <MatchingHero />
      <BlindSlip />
      <TryVacancy />
      <Section id="reasons" head="row" {...reasons} background="mist">
        <SkillsMatchingScreen />
      </Section>
      <Band as="div">
        <Container className="grid gap-x-gutter-wide gap-y-12 page-lg:grid-cols-2">
          {audiences.map((audience) => (
            <Audience key={audience.id} {...audience} />
          ))}
        </Container>
      </Band>
      <Section id="steps" head="stacked" {...heading} background="mist" aside={<Link {...link} />}>
        <Steps steps={way} />
      </Section>
      <Section id="measured" title={measured.title} head="row">
        <Figures items={measured.claims.map((claim) => ({ claim }))} />
      </Section>
      <MatchingEnding />
      <Ending variant="product" after="skills-1st-matching" />
    </>
  );
}
