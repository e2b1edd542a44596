import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import copy from '../../content/skills-1st-matching.yaml';
import videos from '../../content/videos.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-1st-matching.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { ProductHeroWords } from '../../sections/ProductHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsMatchingScreen } from '../../sections/SkillsMatchingScreen.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import { BlindSlip } from './BlindSlip.tsx';
import terrain from './closing.drawing.tsx?picture&ink';

export const { head } = copy;

type Copy = Content<'skills-1st-matching'>;

/** The first screen in two halves: the words on paper, the two star charts and the demo video on ink. */
function MatchingHero({ note, film, ...words }: Copy['hero']) {
  const { title: filmTitle, length } = videos.videos['skills-1st-matching'];
  return (
    <section className="pt-18 page-lg:[background:linear-gradient(to_right,var(--colors-paper)_50%,var(--colors-ink)_50%)]">
      <div className="page grid page-lg:grid-cols-2 page-lg:min-h-[min(46rem,100svh_-_4.5rem)]">
        <div className="product-hero-words pt-10 pb-12 page-lg:pr-10">
          <ProductHeroWords {...words} control="skills-1st-matching" />
        </div>
        {/* As far as the page's edge, where the ink ends. */}
        <div className="ink-panel flex flex-col -mx-5 page-sm:-mx-8 page-lg:mr-[calc((100vw_-_min(100vw,var(--spacing-page)))_/_-2_-_2rem)] page-lg:ml-0">
          <figure className="grid flex-1 gap-4 px-5 pt-10 pb-6 content-center page-sm:px-8 page-lg:px-10 page-lg:pt-8">
            <Chart chart={chart} ground="ink" />
            <figcaption className="text-contour text-caption">{note}</figcaption>
          </figure>
          <WatchVideo
            name="skills-1st-matching"
            className="group grid grid-cols-[auto_1fr_auto] gap-4 items-center p-5 border-t border-t-slate text-paper font-600 page-sm:px-8 page-lg:px-10 focus-visible:[outline-color:var(--colors-sun)] focus-visible:[outline-offset:-6px]"
          >
            <span className="grid size-14 place-items-center rounded-full bg-reef text-ink text-figure [transition:background-color_var(--motion-quick)] group-hover:bg-paper forced-colors:border">
              <span className="i-lucide-play" aria-hidden="true" />
            </span>
            <span>
              {film}
              <span className="visually-hidden">: </span>
              <span className="block font-display text-heading font-700">{filmTitle}</span>
            </span>
            <span className="tabular-nums">{length}</span>
          </WatchVideo>
        </div>
      </div>
    </section>
  );
}

/** Claims in one row of the sheet, and below it where they all come from. */
function MeasuredClaims({ name, source, claims }: Copy['measured']) {
  const sources = [...new Set(claims.map((claim) => claim.source))];
  return (
    <section id="measured" className="section pt-12" data-ground="paper" aria-labelledby="measured-title">
      <div className="page">
        <div className="grid gap-5">
          <h2 id="measured-title" className="text-title font-700">
            {name}
          </h2>
          <div>
            <dl className="grid grid-cols-2 gap-x-gutter gap-y-7 page-sm:grid-cols-4">
              {claims.map(({ figure, wording }) => (
                <div className="flex flex-col-reverse justify-end" key={wording}>
                  <dt className="pt-1.5 font-600">{wording}</dt>
                  <dd className="font-display text-display font-700 tracking-[-0.02em] leading-none tabular-nums page-sm:text-headline page-lg:[font-size:clamp(3.5rem,5vw,4.75rem)]">
                    {figure}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-6 text-slate text-caption">{`${source}: ${sources.join('; ')}`}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Two sections face to face on one sheet, a kind of reader each; what the two say stands on the same lines. */
function MatchingAudiences({ audiences }: Pick<Copy, 'audiences'>) {
  return (
    <div className="section" data-ground="paper">
      <div className="page grid gap-16 page-lg:gap-x-gutter-wide page-lg:gap-y-0 page-lg:grid-cols-2">
        {audiences.map(({ id, title, text, uses, link }) => (
          <section
            key={id}
            id={id}
            className="grid gap-5 content-start page-lg:row-span-6 page-lg:grid-rows-subgrid"
            aria-labelledby={`${id}-title`}
          >
            <h2 id={`${id}-title`} className="font-700 text-title max-w-[16ch]">
              {title}
            </h2>
            <p className="max-w-[44ch] text-slate text-lead">{text}</p>
            <dl className="page-lg:grid page-lg:gap-0 page-lg:row-span-3 page-lg:grid-rows-subgrid">
              {uses.map((use) => (
                <div
                  key={use.title}
                  className="grid gap-1 py-4 border-t border-t-contour page-md:grid-cols-[9rem_1fr]"
                >
                  <dt className="font-700">{use.title}</dt>
                  <dd>{use.text}</dd>
                </div>
              ))}
            </dl>
            <p>
              <Link className="text-link" to={link.to}>
                {link.label}
              </Link>
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Skills 1st Matching: what is left out of a match, who it is for and how it goes from a brief to a meeting. */
export function Component() {
  const { hero, measured, slip, audiences, steps, closing } = copy;
  const { steps: way, ...heading } = steps;
  return (
    <>
      <MatchingHero {...hero} />
      <MeasuredClaims {...measured} />
      <BlindSlip {...slip} />
      <MatchingAudiences audiences={audiences} />
      <Section id="steps" {...heading} ground="mist">
        <div className="grid gap-12 page-lg:gap-gutter-wide page-lg:grid-cols-[4fr_8fr] page-lg:items-start">
          <Steps steps={way} column />
          <SkillsMatchingScreen />
        </div>
      </Section>
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-1st-matching-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </Ending>
    </>
  );
}
