import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/recruiter.yaml';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { RecruiterHero } from './RecruiterHero.tsx';
import { RevenueStreams } from './RevenueStreams.tsx';
import { SearchFunnels } from './SearchFunnels.tsx';

export const { head } = copy;

/** Benefits by whom they are for, the groups in the margin. */
function Benefits() {
  const { title, groups } = copy.benefits;
  return (
    <Section id="benefits" title={title}>
      <ul>
        {groups.map(({ who, items }) => (
          <li
            key={who}
            className="grid gap-4 border-t border-t-line py-7 last:border-b last:border-b-line page-lg:grid-cols-[3fr_9fr] page-lg:gap-0"
          >
            <p className="text-quiet font-600">{who}</p>
            <ul className="grid gap-x-gutter-wide gap-y-6 page-sm:grid-cols-2">
              {items.map((item) => (
                <li key={item.title} className="grid content-start gap-2">
                  <h3 className="text-heading font-700 leading-normal">{item.title}</h3>
                  <p>{item.text}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The five products side by side, each with its mark and the way to its page. */
function Suite() {
  const { title, items } = copy.suite;
  return (
    <Section id="suite" title={title} ground="mist">
      <ul className="grid gap-x-gutter page-lg:grid-cols-5">
        {items.map((item) => (
          <li
            key={item.to}
            className="grid grid-cols-[2.5rem_1fr] gap-x-3 gap-y-1 border-t border-t-front py-5 page-lg:grid-cols-1 page-lg:content-start page-lg:gap-2.5 [&>svg]:size-10 [&>svg]:stroke-1 max-page-lg:[&>svg]:row-span-2"
          >
            <ProductGlyph product={item.mark} />
            <h3 className="text-term font-700 leading-tight">
              <Link
                className="-my-1 py-1 underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
                to={item.to}
              >
                {item.title}
              </Link>
            </h3>
            <p className="text-quiet">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Recruiters: one search done twice, and the services that come with the second way. */
export function Component() {
  const { hero, search, video, revenue, closing } = copy;
  const { title, text, ...streams } = revenue;
  return (
    <>
      <RecruiterHero {...hero} />
      <SearchFunnels {...search} />
      <Benefits />
      <Section id="video" {...video}>
        <div className="page-lg:ml-1/4">
          <Film name="recruiter" />
        </div>
      </Section>
      <Suite />
      <Section id="revenue" title={title} text={text}>
        <RevenueStreams {...streams} />
      </Section>
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <ExternalLink className="button button-light" href={outboundLinks.schedulingPage.href}>
          {closing.button}
        </ExternalLink>
      </Ending>
    </>
  );
}
