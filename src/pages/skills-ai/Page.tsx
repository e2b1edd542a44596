import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import copy from '../../content/skills-ai.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-ai.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { Section } from '../../sections/Section.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { ManyNames, ReadSentence } from './Words.tsx';

export const { head } = copy;

type Copy = Content<'skills-ai'>;

/** The first screen on ink: the badge, the words, and the whole taxonomy as a globe of points. */
function AiHero({ badge, product, title, text, book, sentence, taxonomy }: Copy['hero']) {
  return (
    <section className="section pt-[clamp(7rem,5.5rem_+_4vw,9rem)] pb-10" data-ground="ink">
      <div className="page grid gap-10 page-lg:gap-0 page-lg:grid-cols-[6fr_7fr] page-lg:items-center">
        <div className="product-hero-words">
          <p className="px-3 py-1 rounded-sm bg-sun text-ink font-700 forced-color-adjust-none">{badge}</p>
          <h1 className="grid gap-4">
            <span className="product-hero-name text-reef print:text-inherit">{product}</span>
            <span className="visually-hidden">: </span>
            <span className="product-hero-title page-lg:[font-size:clamp(3rem,0.9rem_+_4.7vw,5.5rem)]">
              {title}
            </span>
          </h1>
          <p className="product-hero-text">{text}</p>
          <p className="flex flex-wrap gap-3">
            <BookMeeting control="skills-ai-hero">{book}</BookMeeting>
            <Link className="button" to={sentence.to}>
              {sentence.label}
            </Link>
          </p>
          <p className="pt-4 border-t border-t-line text-quiet">
            <b className="font-display text-title text-front leading-[1.55] tabular-nums">
              {taxonomy.figure}
            </b>{' '}
            {taxonomy.wording}
          </p>
        </div>
        <Chart chart={chart} ground="ink" className="page-lg:-mr-8" />
      </div>
    </section>
  );
}

type AiVideoProps = Copy['video'] & Pick<Copy['sentence'], 'parts'>;

/** The video half on the ink of the section above, half on the paper below; its poster is the sentence that it reads. */
function AiVideo({ title, text, parts }: AiVideoProps) {
  return (
    <section
      id="video"
      className={`section pt-0 [background:linear-gradient(var(--colors-ink)_9rem,var(--colors-paper)_9rem)] page-lg:[background:linear-gradient(var(--colors-ink)_42%,var(--colors-paper)_42%)]`}
      data-ground="paper"
      aria-labelledby="video-title"
    >
      <div className="page grid gap-8 page-lg:gap-0 page-lg:grid-cols-[3fr_9fr]">
        <div className="grid order-1 gap-3 content-end page-lg:order-none page-lg:pr-9 page-lg:pb-10">
          <h2 id="video-title" className="font-700 text-title">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <Film name="skills-ai">
          <p className="px-[6cqi] py-[5cqi] text-contour font-display [font-size:min(5.1cqi,3rem)] font-600 tracking-[-0.01em] leading-[1.25]">
            {parts.map(({ before, phrase, after }) => (
              <span key={phrase}>
                {before}
                <b className="text-paper font-600 [text-decoration:underline_0.06em_var(--colors-reef)] [text-decoration-skip-ink:none] [text-underline-offset:0.16em]">
                  {phrase}
                </b>
                {after}{' '}
              </span>
            ))}
          </p>
        </Film>
      </div>
    </section>
  );
}

/** Six abilities as the squares of a map sheet, each with the product in which it is met. */
function AiCapabilities({ title, cards }: Copy['capabilities']) {
  return (
    <Section id="capabilities" title={title}>
      <ul className="grid border-t border-l border-ink page-sm:grid-cols-2 page-lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.title} className="flex flex-col gap-2 p-6 border-r border-b border-ink">
            <span className={`column-icon ${card.icon}`} aria-hidden="true" />
            <h3 className="font-700 text-heading">{card.title}</h3>
            <p>{card.text}</p>
            <p className="mt-auto pt-4 font-600">
              <Link className="text-link" to={card.link.to}>
                {card.link.label}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the AI is used for in business and in education, side by side. */
function AiUses({ title, sides }: Copy['uses']) {
  return (
    <Section id="uses" title={title} ground="mist">
      <div className="grid gap-12 page-md:gap-x-gutter-wide page-md:gap-y-0 page-md:grid-cols-2">
        {sides.map((side) => (
          <div
            key={side.title}
            className="grid gap-5 content-start page-md:gap-0 page-md:row-span-5 page-md:grid-rows-subgrid"
          >
            <h3 className="font-700 text-title page-md:pb-5">{side.title}</h3>
            <ul className="page-md:grid page-md:row-span-3 page-md:grid-rows-subgrid">
              {side.items.map((item) => (
                <li className="py-3.5 border-t border-t-line" key={item}>
                  {item}
                </li>
              ))}
            </ul>
            <p className="page-md:pt-5">
              <Link className="button" to={side.link.to}>
                {side.link.label}
              </Link>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Four results: the figure first, then what it counts, why, and where it comes from. */
function AiValues({ title, source, cards }: Copy['values']) {
  return (
    <Section id="values" title={title}>
      <ul className="grid gap-x-gutter gap-y-10 page-sm:grid-cols-2 page-lg:grid-cols-4">
        {cards.map(({ title: heading, text, claim }) => (
          <li
            className="grid gap-3 pt-5 border-t border-t-ink content-start page-lg:row-span-4 page-lg:grid-rows-subgrid"
            key={heading}
          >
            <h3 className="font-700 text-heading">{heading}</h3>
            <p className="font-600">
              <b className="block font-display text-headline leading-[1.05] tabular-nums">{claim.figure}</b>{' '}
              {claim.wording}
            </p>
            <p>{text}</p>
            <p className="text-slate text-caption">{`${source}: ${claim.source}`}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The AI behind the suite: the problem of words, how it reads one sentence, what it does and what that is worth. */
export function Component() {
  const { hero, video, challenge, capabilities, sentence, uses, values, closing } = copy;
  return (
    <>
      <AiHero {...hero} />
      <AiVideo {...video} parts={sentence.parts} />
      <ManyNames {...challenge} />
      <ReadSentence {...sentence} />
      <AiCapabilities {...capabilities} />
      <AiUses {...uses} />
      <AiValues {...values} />
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-ai-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </Ending>
    </>
  );
}
