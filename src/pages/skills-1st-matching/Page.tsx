import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import { listed } from '../../content/format.ts';
import videos from '../../content/videos.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { MeetingFormInPage } from '../../forms/MeetingFormInPage.island.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Steps } from '../../sections/steps/Steps.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { BlindSlip } from './BlindSlip.tsx';
import { Letter } from './Letter.tsx';
import page from './page.yaml';
import { rankFor } from './ranking.ts';
import { SkyMatch } from './SkyMatch.island.tsx';

/** Every candidate for every vacancy, folded. */
function AllMatches() {
  const { vacancies, candidates, skills, all, nothing, missing } = page.try;
  const ranked = vacancies.map((vacancy) => rankFor(vacancy, candidates, skills));
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-small">{all.summary}</summary>
      <div className="pt-part">
        <Table
          caption={all.summary}
          columns={[all.candidate, ...vacancies.map(({ title }) => title)]}
          left
          folds
          rows={candidates.map(({ code }) => ({
            name: code,
            cells: ranked.map((order) => {
              const match = order.find((known) => known.code === code);
              if (!match) return null;
              const gap = match.missing.length > 0 ? `${missing}: ${listed(match.missing)}` : nothing;
              return `${match.share}%. ${gap}`;
            }),
          }))}
        />
      </div>
    </details>
  );
}

/** The first screen and the act: two skies, one over the other, and who comes first for which vacancy. */
function SkyHero() {
  const { video, book, ...words } = page.hero;
  const { title, all, ...match } = page.try;
  const { length } = videos.videos['skills-1st-matching'];
  return (
    <Band className="overflow-hidden pt-hero pb-block" background="ink">
      <Container
        as="section"
        id="try"
        className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-6 page-lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]"
        aria-labelledby="try-title"
      >
        <HeroWords {...words}>
          <BookMeeting control="skills-1st-matching-hero" label={book} />
          <WatchVideo name="skills-1st-matching">{`${video} (${length})`}</WatchVideo>
        </HeroWords>
        <h2 id="try-title" className="sr-only">
          {title}
        </h2>
        <SkyMatch {...match} example={page.example} />
        <div className="page-lg:col-span-2">
          <AllMatches />
        </div>
      </Container>
    </Band>
  );
}

/** A refusal as large as the page, and beside it what educators and business leaders do with it. */
function Refusal() {
  const { letter, audiences } = page;
  return (
    <Section id="letter" head="row" title={letter.title} background="mist">
      <div className="grid gap-x-gutter-wide gap-y-8 page-lg:grid-cols-[8fr_4fr]">
        <Letter />
        <div className="grid content-between gap-8 page-md:max-page-lg:grid-cols-2">
          {audiences.map(({ title, text, link }) => (
            <section key={title} className="grid content-start gap-2 border-t border-t-foreground pt-4">
              <h3 className="text-heading">{title}</h3>
              <p>{text}</p>
              <p>
                <Link {...link} />
              </p>
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Skills 1st Matching: two skies that coincide, what is left out of a CV, and a refusal that says what to learn. */
export default function Skills1stMatching() {
  const { measured, steps, closing } = page;
  return (
    <>
      <SkyHero />
      <BlindSlip />
      <Section id="steps" head="row" title={steps.title} aside={<Link {...steps.link} />}>
        <Steps steps={steps.steps} />
        <h3 className="sr-only">{measured.title}</h3>
        <div className="pt-block">
          <Figures items={measured.items} />
        </div>
      </Section>
      <Refusal />
      <Ending variant="form" {...closing} background="ink">
        <MeetingFormInPage control="skills-1st-matching-closing" />
      </Ending>
      <Ending variant="product" after="skills-1st-matching" />
    </>
  );
}
