import { StretchedSvg } from '../../components/Decoration.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import copy from '../../content/skillsuite-overview.yaml';
import type { PictureSource } from '../../drawings/drawing.ts';
import { Picture } from '../../drawings/Picture.tsx';
import matching from '../../drawings/skills-1st-matching.drawing.tsx?picture&card';
import agent from '../../drawings/skills-agent.drawing.tsx?picture&card';
import lens from '../../drawings/skills-lens.drawing.tsx?picture&card';
import mapping from '../../drawings/skills-mapping.drawing.tsx?picture&card';
import passport from '../../drawings/skills-passport.drawing.tsx?picture&card';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Section } from '../../sections/Section.tsx';
import { SuiteGlobeHero } from './SuiteGlobeHero.tsx';

export const { head } = copy;

const pictures: Readonly<Record<string, PictureSource>> = {
  '/skills-agent': agent,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
  '/skills-lens': lens,
};

/** The five products, each with its question, what it does, who uses it and what it reads. */
function Products() {
  const { title, claim, text, people, data, cards } = copy.products;
  return (
    <Section id="products">
      <div className="mb-block grid gap-x-gutter-wide gap-y-5 page-lg:grid-cols-[7fr_5fr] page-lg:items-end">
        <h2
          id="products-title"
          className="grid grid-cols-[auto_1fr] items-end gap-x-5 text-headline font-700 leading-none"
        >
          <span className="text-monument leading-[0.8]">{claim.figure}</span>{' '}
          <span className="max-w-[12ch]">{title}</span>
        </h2>
        <p className="section-text">{text}</p>
      </div>
      <ol>
        {cards.map((card) => {
          const picture = pictures[card.link.to];
          return (
            <li
              key={card.title}
              className="grid items-start page-3xs:grid-cols-[6.5rem_1fr] gap-x-gutter gap-y-4 border-t border-t-front py-6 page-md:grid-cols-[4fr_7fr] page-lg:grid-cols-[3fr_5fr_4fr] page-lg:gap-x-gutter-wide"
            >
              {picture ? (
                <Picture
                  className="h-auto w-full border border-contour"
                  picture={picture}
                  alternative={picture.title}
                />
              ) : null}
              <div className="grid gap-2">
                <h3 className="text-lagoon font-700">{card.title}</h3>
                <p className="font-display text-heading font-700 page-md:text-title">{card.question}</p>
                <p className="max-w-[44ch] text-quiet">{card.text}</p>
                <p className="pt-1 font-600">
                  <PageLink {...card.link} />
                </p>
              </div>
              <dl className="col-span-full grid gap-3 text-small page-3xs:grid-cols-2 page-lg:col-auto page-lg:grid-cols-1 page-lg:pt-1">
                <div>
                  <dt className="text-quiet">{people}</dt>
                  <dd className="font-600">{card.people}</dd>
                </div>
                <div>
                  <dt className="text-quiet">{data}</dt>
                  <dd className="font-600">{card.data}</dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** The demo on a scale of minutes: each part as wide as it is long. */
function Demo() {
  const { parts, minutes, book, ...heading } = copy.demo;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.minutes, 0));
  const whole = parts.reduce((sum, part) => sum + part.minutes, 0);
  return (
    <Section id="demo" {...heading} aside={<BookMeeting control="skillsuite-overview-demo" label={book} />}>
      <StretchedSvg className="block h-8 w-full border border-ink" viewBox={`0 0 ${whole} 2`}>
        {parts.map((part, index) => (
          <rect
            key={part.title}
            className="fill-ink even:fill-sun"
            x={starts[index]}
            width={part.minutes}
            height="2"
          />
        ))}
      </StretchedSvg>
      <ol className="mt-5 grid gap-x-gutter gap-y-6 page-md:grid-cols-3 page-lg:grid-cols-[8fr_16fr_6fr] page-lg:gap-0">
        {parts.map((part) => (
          <li key={part.title} className="grid content-start gap-1.5 page-lg:pr-6">
            <p>
              <b className="font-display text-title leading-normal">{part.minutes}</b> {minutes}
            </p>
            <h3 className="text-heading font-700">{part.title}</h3>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The suite at a glance: the five around the engine, which one for which question, and what a demo is. */
export function Component() {
  const { hero, closing } = copy;
  return (
    <>
      <SuiteGlobeHero hero={hero} />
      <Products />
      <Demo />
      <Ending kind="next" {...closing} />
    </>
  );
}
