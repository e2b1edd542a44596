import { ExternalLink } from '../../components/ExternalLink.tsx';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import copy from '../../content/skills-mapping.yaml';
import terrain from '../../drawings/peak.drawing.tsx?picture&ink';
import chart from '../../drawings/skills-mapping.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { Film } from '../../sections/Film.tsx';
import { ProductHero } from '../../sections/ProductHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsMappingScreen } from '../../sections/SkillsMappingScreen.tsx';

export const { head } = copy;

/** Hard, human and transversal skills side by side: what each answers, how it is read, how far it travels. */
function SkillKinds({ labels, columns, ...heading }: Content<'skills-mapping'>['kinds']) {
  const widest = Math.max(...columns.map(({ kind }) => kind.short));
  return (
    <Section id="kinds" {...heading}>
      <ul className="grid gap-x-gutter gap-y-12 page-md:grid-cols-3">
        {columns.map((column) => (
          <li
            key={column.title}
            className="grid gap-3 content-start page-md:row-span-7 page-md:grid-rows-subgrid"
          >
            <h3 className="font-700 text-title">{column.title}</h3>
            <svg
              className="w-full h-2.5 bg-mist fill-lagoon"
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={(100 * column.kind.short) / widest} height="6" />
            </svg>
            <p className="tabular-nums font-600">
              {fillIn(labels.sum, { skills: column.kind.skills, short: column.kind.short })}
            </p>
            <dl className="page-md:grid page-md:gap-0 page-md:row-span-4 page-md:grid-rows-subgrid">
              {[
                { label: labels.question, text: column.question },
                { label: labels.read, text: column.read },
                { label: labels.travels, text: column.travels },
                { label: labels.examples, text: column.examples.join(', ') },
              ].map(({ label, text }) => (
                <div className="py-3.5 border-t border-t-contour" key={label}>
                  <dt className="text-slate text-small leading-[1.55]">{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Benefits as rows, each with the claim that stands for it and where its figure comes from. */
function Benefits({ title, items, source }: Content<'skills-mapping'>['benefits']) {
  return (
    <Section id="benefits" title={title}>
      <ul>
        {items.map(({ title: benefit, text, claim }) => (
          <li
            key={benefit}
            className="grid gap-x-gutter gap-y-3 items-start py-7 border-t border-t-contour last:border-b last:border-b-contour page-md:grid-cols-[4fr_5fr_3fr]"
          >
            <h3 className="font-700 text-heading">{benefit}</h3>
            <p>{text}</p>
            <p className="font-600">
              <span className="block font-display text-headline font-700 leading-none tabular-nums">
                {claim.figure}
              </span>{' '}
              {claim.wording}
              <span className="block text-slate text-caption font-400">
                {source}: {claim.source}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Skills Mapping: where people are short, by how many, and what the three kinds of skill have to do with it. */
export function Component() {
  const { hero, video, screen, features, kinds, benefits, closing } = copy;
  return (
    <>
      <ProductHero hero={hero} chart={chart} control="skills-mapping" />
      <Section id="screen" {...screen} ground="mist">
        <SkillsMappingScreen />
        <div className="mt-block">
          <FeatureColumns cards={features} />
        </div>
      </Section>
      <SkillKinds {...kinds} />
      <Section id="video" {...video} ground="ink">
        <Film name="skills-mapping" />
      </Section>
      <Benefits {...benefits} />
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-mapping-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </Ending>
    </>
  );
}
