import { Link } from 'react-router-dom';
import { ExternalLink, OutboundLink } from '../../components/ExternalLink.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import copy from '../../content/educator.yaml';
import { fillIn } from '../../content/format.ts';
import type { PictureSource } from '../../drawings/drawing.ts';
import { Picture } from '../../drawings/Picture.tsx';
import matching from '../../drawings/skills-1st-matching.drawing.tsx?picture&card';
import lens from '../../drawings/skills-lens.drawing.tsx?picture&card';
import passport from '../../drawings/skills-passport.drawing.tsx?picture&card';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import poster from './film.drawing.tsx?picture&ink';
import { ModuleTable } from './ModuleTable.tsx';
import mapping from './programmes.drawing.tsx?picture';

export const { head } = copy;

const bookingPage = outboundLinks.bookingPage.href;

/** The first screen: what changed in one module, said in one figure over the module itself. */
function Hero() {
  const { hero, curriculum } = copy;
  const { changed, since, newWeeks, teachingWeeks, terms } = curriculum;
  return (
    <div className="bg-mist pt-hero">
      <div className="page grid gap-x-gutter-wide gap-y-8 pb-block page-lg:grid-cols-[7fr_5fr] page-lg:items-end">
        <HeroWords title={hero.title} text={hero.text}>
          <OutboundLink className="button button-solid" to="bookingPage" label={hero.book} />
          <PageLink className="text-link page-xs:mx-3" to="#video" label={hero.video} />
        </HeroWords>
        <p className="tabular-nums">
          <span className="block text-monument whitespace-nowrap page-lg:text-[8.25rem] text-lagoon">
            {fillIn(changed, { changed: newWeeks, weeks: teachingWeeks })}
          </span>
          <span className="mt-3 block max-w-[26ch] font-display text-heading font-650">
            {fillIn(since, { first: terms[0]?.name ?? '' })}
          </span>
        </p>
      </div>
      <ModuleTable {...curriculum} />
    </div>
  );
}

const pictures: Readonly<Record<string, PictureSource>> = {
  '/skills-lens': lens,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
};

/** Products in the order in which a year needs them; on phones in a strip that moves sideways. */
function Products() {
  const { title, learnMore, demo, items } = copy.solutions;
  return (
    <Section id="solutions" title={title} layout="row">
      <ol className="relative grid gap-gutter page-2xs:max-page-sm:auto-cols-[78%] page-2xs:max-page-sm:grid-flow-col page-2xs:max-page-sm:overflow-x-auto page-2xs:max-page-sm:[scroll-padding-inline:6rem] pb-2 page-sm:grid-cols-2 page-sm:gap-y-10 page-lg:grid-cols-4">
        {items.map((product) => {
          const picture = pictures[product.to];
          return (
            <li key={product.to} className="flex flex-col gap-3">
              {picture ? <Picture className="h-auto w-full" picture={picture} /> : null}
              <p className="text-small font-600 text-quiet">{product.when}</p>
              <h3 className="text-heading font-700">{product.title}</h3>
              <p>{product.text}</p>
              <p className="mt-auto flex gap-x-6">
                <Link className="text-link" to={product.to}>
                  {learnMore}
                  <span className="visually-hidden"> {product.title}</span>
                </Link>
                <ExternalLink href={bookingPage}>
                  {demo}
                  <span className="visually-hidden"> {product.title}</span>
                </ExternalLink>
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** Educators: a module that follows its employers, and the products that read them. */
export function Component() {
  const { hero, video, benefits, impact, closing } = copy;
  return (
    <>
      <Hero />
      <Section id="benefits" title={benefits.title} layout="beside">
        <Points columns={2} items={benefits.items} />
      </Section>
      <Section id="video" {...video} layout="beside" ground="ink">
        <Film name="educator" poster={poster} />
      </Section>
      <Products />
      <Section id="impact" title={impact.title} layout="row" ground="mist">
        <Points items={impact.figures.map(({ who, ...figure }) => ({ ...figure, title: who }))} />
      </Section>
      <Ending kind="dark" picture={terrain} {...closing}>
        <OutboundLink className="button button-light" to="bookingPage" label={hero.book} />
      </Ending>
    </>
  );
}
