import type { Content } from '../../content/schemas.ts';
import copy from '../../content/skills-mapping.yaml';
import chart from '../../drawings/skills-mapping.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { Film } from '../../sections/Film.tsx';
import { ProductHero } from '../../sections/ProductHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsMappingScreen } from '../../sections/SkillsMappingScreen.tsx';

export const { head } = copy;

type Copy = Content<'skills-mapping'>;

/** The widest gap set large, the plan that it stands in, and what the product adds to the plan. */
function GapPlan({ screen: { title, text, short, found }, features }: Pick<Copy, 'screen' | 'features'>) {
  return (
    <Section id="screen" title={title} text={text} ground="mist">
      <p className="grid gap-x-gutter-wide gap-y-3 mb-block page-md:grid-cols-[auto_1fr] page-md:items-end">
        <b className="text-monument">{short}</b>{' '}
        <span className="max-w-[26ch] font-display text-heading font-600 page-md:text-title">{found}</span>
      </p>
      <SkillsMappingScreen />
      <div className="mt-block">
        <FeatureColumns cards={features} />
      </div>
    </Section>
  );
}

/** Hard, human and transversal skills side by side: what each answers, and where it is read from. */
function SkillKinds({ labels, columns, ...heading }: Copy['kinds']) {
  return (
    <Section id="kinds" {...heading}>
      <ul className="grid gap-x-gutter-wide gap-y-8 page-md:grid-cols-3">
        {columns.map(({ title, question, read, examples }) => (
          <li
            key={title}
            className="grid gap-3 pt-4 border-t border-t-front content-start page-md:row-span-4 page-md:grid-rows-subgrid"
          >
            <h3 className="font-700 text-title">{title}</h3>
            <p className="font-display text-lead font-600 leading-[1.3]">{question}</p>
            <p>
              <span className="text-quiet">{labels.read}:</span> {read}
            </p>
            <p>
              <span className="text-quiet">{labels.examples}:</span> {examples.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Skills Mapping: where people are short, by how many, and what the three kinds of skill have to do with it. */
export function Component() {
  const { hero, screen, features, kinds, benefits, closing } = copy;
  return (
    <>
      <ProductHero hero={hero} chart={chart} control="skills-mapping" />
      <GapPlan screen={screen} features={features} />
      <SkillKinds {...kinds} />
      <Section id="video" layout="beside" {...copy.video} ground="ink">
        <Film name="skills-mapping" />
      </Section>
      <Section id="benefits" layout="beside" title={benefits.title}>
        <ul className="grid gap-x-gutter gap-y-8 page-sm:grid-cols-2">
          {benefits.items.map(({ title, text, claim }) => (
            <li className="grid gap-1.5 pt-4 border-t border-t-front content-start" key={title}>
              <p className="flex flex-wrap gap-x-3 items-baseline font-600">
                <b className="font-display text-headline font-700 leading-none">{claim.figure}</b>{' '}
                {claim.wording}
              </p>
              <h3 className="mt-2 font-700 text-heading">{title}</h3>
              <p className="text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Ending kind="paper" title={closing.title} text={closing.text}>
        <BookMeeting control="skills-mapping-closing">{closing.button}</BookMeeting>
      </Ending>
    </>
  );
}
