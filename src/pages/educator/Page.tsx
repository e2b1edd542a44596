import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/educator.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ClaimFigures } from '../../sections/ClaimFigures.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { Section } from '../../sections/Section.tsx';
import { CurriculumTimeline } from './CurriculumTimeline.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { EducatorHero } from './EducatorHero.tsx';
import { ProductRows } from './ProductRows.tsx';

export const { head } = copy;

/** Five statements between hairlines: two lead, three follow in smaller type. */
function Benefits() {
  const { title, items } = copy.benefits;
  return (
    <Section id="benefits" title={title}>
      <ul className="grid gap-x-gutter gap-y-10 page-md:grid-cols-6">
        {items.map((item, index) => (
          <li
            key={item.title}
            className="group grid content-start gap-3 border-t border-t-front pt-5 page-md:col-span-2 page-md:data-[leads]:col-span-3 page-md:data-[leads]:border-t-3"
            data-leads={index < 2 || undefined}
          >
            <span className={`column-icon ${item.icon}`} aria-hidden="true" />
            <h3 className="text-heading font-700 page-md:group-data-[leads]:text-title">{item.title}</h3>
            <p className="text-quiet page-md:group-data-[leads]:max-w-[46ch] page-md:group-data-[leads]:text-lead">
              {item.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Educators: a module that follows its employers, and the products that read them. */
export function Component() {
  const { hero, curriculum, video, solutions, impact, closing } = copy;
  return (
    <>
      <EducatorHero {...hero} />
      <CurriculumTimeline {...curriculum} />
      <Section id="video" {...video} ground="ink">
        <Film name="educator" />
      </Section>
      <Benefits />
      <Section id="solutions" title={solutions.title}>
        <ProductRows {...solutions} />
      </Section>
      <Section id="impact" title={impact.title} ground="mist">
        <ClaimFigures source={impact.source} figures={impact.figures} />
      </Section>
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="educator-closing" meetingType="Demo">
          {closing.button}
        </BookMeeting>
        <ExternalLink className="button" href={outboundLinks.schedulingPage.href}>
          {closing.session}
        </ExternalLink>
      </Ending>
    </>
  );
}
