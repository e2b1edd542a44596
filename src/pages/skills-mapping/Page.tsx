import type { Content } from '../../content/schemas.ts';
import copy from '../../content/skills-mapping.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-mapping.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { BookAndDemo, Hero } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsMappingScreen } from '../../sections/SkillsMappingScreen.tsx';
import poster from './poster.drawing.tsx?picture&ink';

export const { head } = copy;

type Copy = Content<'skills-mapping'>;

/** The widest gap set large, the plan that it stands in, and what the product adds to the plan. */
function GapPlan({ screen: { title, text, short, found }, features }: Pick<Copy, 'screen' | 'features'>) {
  return (
    <Section id="screen" title={title} text={text} ground="mist">
      <p className="grid gap-x-gutter-wide gap-y-3 mb-block page-lg:grid-cols-[auto_1fr] page-lg:items-end">
        <b className="text-monument">{short}</b>{' '}
        <span className="max-w-[30ch] font-display text-heading font-600 page-md:text-title">{found}</span>
      </p>
      <SkillsMappingScreen />
      <div className="mt-block">
        <Points items={features} />
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
  const { screen, features, kinds, benefits, closing } = copy;
  const { book, demo, note, ...words } = copy.hero;
  return (
    <>
      <Hero
        split="figure"
        {...words}
        figure={
          <figure>
            <Chart chart={chart} />
            <figcaption className="mt-3 text-slate text-caption page-sm:pl-[6%]">{note}</figcaption>
          </figure>
        }
      >
        <BookAndDemo control="skills-mapping-hero" book={book} demo={demo} />
      </Hero>
      <GapPlan screen={screen} features={features} />
      <SkillKinds {...kinds} />
      <Section id="video" layout="beside" {...copy.video} ground="ink">
        <Film name="skills-mapping" poster={poster} />
      </Section>
      <Section id="benefits" layout="beside" title={benefits.title}>
        <Points columns={2} items={benefits.items} />
      </Section>
      <Ending kind="paper" title={closing.title} text={closing.text}>
        <BookMeeting control="skills-mapping-closing">{closing.button}</BookMeeting>
      </Ending>
    </>
  );
}
