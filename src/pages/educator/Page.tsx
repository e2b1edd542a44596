import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/educator.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ClaimFigures } from '../../sections/ClaimFigures.tsx';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { VideoSheet } from '../../sections/VideoSheet.tsx';
import { CurriculumTimeline } from './CurriculumTimeline.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { EducatorHero } from './EducatorHero.tsx';
import { LeadingPair } from './LeadingPair.tsx';
import { ProductRows } from './ProductRows.tsx';

export const { head } = copy;

/** Educators: a module that follows its employers, and the products that read them. */
export function Component() {
  const { hero, curriculum, video, benefits, solutions, impact, closing } = copy;
  return (
    <>
      <EducatorHero {...hero} />
      <CurriculumTimeline {...curriculum} />
      <VideoSheet video="educator" {...video} />
      <Sheet id="benefits" name={benefits.name} title={benefits.title}>
        <LeadingPair items={benefits.items} />
      </Sheet>
      <Sheet id="solutions" name={solutions.name} title={solutions.title}>
        <ProductRows {...solutions} />
      </Sheet>
      <Sheet id="impact" name={impact.name} title={impact.title} ground="mist">
        <ClaimFigures source={impact.source} figures={impact.figures} />
      </Sheet>
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="educator-closing" meetingType="Demo">
          {closing.button}
        </BookMeeting>
        <ExternalLink className="button" href={outboundLinks.schedulingPage.href}>
          {closing.session}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
