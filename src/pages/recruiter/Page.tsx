import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/recruiter.yaml';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { Video } from '../../sections/Video.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { RecruiterHero } from './RecruiterHero.tsx';
import { RevenueStreams } from './RevenueStreams.tsx';
import { SearchFunnels } from './SearchFunnels.tsx';

export const { head } = copy;

/** Benefits by whom they are for, the groups in the margin. */
function Benefits() {
  const { name, title, groups } = copy.benefits;
  return (
    <Sheet id="benefits" name={name} title={title}>
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
    </Sheet>
  );
}

/** The five products side by side, each with its mark and the way to its page. */
function Suite() {
  const { name, title, items } = copy.suite;
  return (
    <Sheet id="suite" name={name} title={title} ground="mist">
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
    </Sheet>
  );
}

/** Recruiters: one search done twice, and the services that come with the second way. */
export function Component() {
  const { hero, search, video, revenue, closing } = copy;
  const { name, title, text, ...streams } = revenue;
  return (
    <>
      <RecruiterHero {...hero} />
      <SearchFunnels {...search} />
      <Benefits />
      <Sheet id="video" {...video}>
        <div className="page-lg:ml-1/4">
          <Video name="recruiter" />
        </div>
      </Sheet>
      <Suite />
      <Sheet id="revenue" name={name} title={title} text={text}>
        <RevenueStreams {...streams} />
      </Sheet>
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <ExternalLink className="button button-light" href={outboundLinks.schedulingPage.href}>
          {closing.button}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
