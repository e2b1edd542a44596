import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import copy from '../../content/skills-passport.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-passport.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { Section } from '../../sections/Section.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { AnnotatedStamp } from './AnnotatedStamp.tsx';
import { CredentialLife } from './CredentialLife.tsx';
import terrain from './closing.drawing.tsx?picture&ink';

import { SkillsPassportScreen } from './SkillsPassportScreen.tsx';

export const { head } = copy;

type Sides = Content<'skills-passport'>['sides'];

/** The first screen: on ink, as on a passport's cover, with the fields of its data page below. */
function PassportHero({
  product,
  title,
  text,
  book,
  demo,
  note,
  fields,
}: Content<'skills-passport'>['hero']) {
  return (
    <section className="section pt-[clamp(7rem,5.75rem_+_4vw,9.5rem)] pb-10" data-ground="ink">
      <div className="page">
        <div className="grid gap-x-gutter-wide gap-y-12 page-lg:grid-cols-2 page-lg:items-center">
          <div className="product-hero-words">
            <h1 className="grid gap-4 justify-items-start">
              <span className="text-reef text-heading font-700 print:text-inherit">{product}</span>
              <span className="visually-hidden">: </span>
              <span className="product-hero-title">{title}</span>
            </h1>
            <p className="max-w-[48ch] text-lead">{text}</p>
            <p className="flex flex-wrap gap-3">
              <BookMeeting control="skills-passport-hero">{book}</BookMeeting>
              <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
                {demo}
              </ExternalLink>
            </p>
          </div>
          <figure>
            <Chart chart={chart} ground="ink" />
            <figcaption className="mt-3 text-quiet text-caption">{note}</figcaption>
          </figure>
        </div>
        <dl className="grid mt-block page-sm:gap-x-gutter page-sm:grid-cols-2 page-lg:grid-cols-4">
          {fields.map((field) => (
            <div className="py-3.5 border-t border-t-line" key={field.label}>
              <dt className="text-quiet text-small leading-[1.55]">{field.label}</dt>
              <dd className="font-600">{field.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Educators and businesses as the two pages of an open passport, in rows of the same height, with the fold between. */
function PassportSpread({ source, educators, business, ...heading }: Sides) {
  return (
    <Section id="sides" {...heading}>
      <div className="grid border-2 border-front rounded-[10px] outline-1 outline-front -outline-offset-8 page-md:grid-cols-2">
        {[educators, business].map(({ title, points, claim, link }) => (
          <div
            key={title}
            className="grid gap-6 p-[clamp(1.5rem,1rem_+_2.5vw,3rem)] content-start border-front not-first:border-t-4 not-first:border-t-double page-md:row-span-4 page-md:grid-rows-subgrid page-md:not-first:border-t-0 page-md:not-first:border-l-4 page-md:not-first:border-l-double"
          >
            <h3 className="font-700 text-title">{title}</h3>
            <dl className="page-md:grid page-md:grid-rows-3">
              {points.map((point) => (
                <div className="py-3.5 border-t border-t-line" key={point.title}>
                  <dt className="font-600">{point.title}</dt>
                  <dd className="text-quiet">{point.text}</dd>
                </div>
              ))}
            </dl>
            <p className="flex gap-4 items-center font-600">
              <b className="font-display text-headline leading-none tabular-nums">{claim.figure}</b>
              <span>
                {claim.wording}
                <span className="block text-quiet text-caption font-400">
                  {source}: {claim.source}
                </span>
              </span>
            </p>
            <p>
              <Link className="text-link inline-block" to={link.to}>
                {link.label}
              </Link>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Skills Passport: what a stamp says, how long it lives and who sees it meanwhile. */
export function Component() {
  const { hero, screen, stamp, life, flow, video, sides, closing } = copy;
  const { steps, ...heading } = flow;
  return (
    <>
      <PassportHero {...hero} />
      <Section id="screen" {...screen}>
        <div className="grid gap-x-gutter-wide gap-y-12 page-2xl:grid-cols-[minmax(0,50rem)_minmax(21rem,1fr)] page-2xl:items-start">
          <SkillsPassportScreen />
          <AnnotatedStamp {...stamp} />
        </div>
      </Section>
      <CredentialLife {...life} />
      <Section id="flow" {...heading}>
        <Steps steps={steps} />
      </Section>
      <Section id="video" {...video} ground="mist">
        <div className="page-lg:ml-1/4">
          <Film name="skills-passport" />
        </div>
      </Section>
      <PassportSpread {...sides} />
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-passport-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </Ending>
    </>
  );
}
