import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/recruiter.yaml';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { Video } from '../../sections/Video.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { GroupedBenefits } from './GroupedBenefits.tsx';
import { RecruiterHero } from './RecruiterHero.tsx';
import { RevenueStreams } from './RevenueStreams.tsx';
import { SearchFunnels } from './SearchFunnels.tsx';
import { SuiteColumns } from './SuiteColumns.tsx';
import '../../design/business.css';

export const { head } = copy;

/** Recruiters: one search done twice, and the services that come with the second way. */
export function Component() {
  const { hero, search, video, benefits, suite, revenue, closing } = copy;
  const { name, title, text, ...streams } = revenue;
  return (
    <>
      <RecruiterHero {...hero} />
      <SearchFunnels {...search} />
      <Sheet id="benefits" name={benefits.name} title={benefits.title}>
        <GroupedBenefits groups={benefits.groups} />
      </Sheet>
      <Sheet id="video" {...video}>
        <div className="page-lg:ml-1/4">
          <Video name="recruiter" />
        </div>
      </Sheet>
      <Sheet id="suite" name={suite.name} title={suite.title} ground="mist">
        <SuiteColumns items={suite.items} />
      </Sheet>
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
