import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/skills-mapping.yaml';
import terrain from '../../drawings/peak.drawing.tsx?picture&ink';
import chart from '../../drawings/skills-mapping.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { ProductHero } from '../../sections/ProductHero.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { VideoSheet } from '../../sections/VideoSheet.tsx';
import { BenefitRows } from './BenefitRows.tsx';
import { SkillKinds } from './SkillKinds.tsx';
import { SkillsMappingScreen } from './SkillsMappingScreen.tsx';

export const { head } = copy;

/** Skills Mapping: where people are short, by how many, and what the three kinds of skill have to do with it. */
export function Component() {
  const { hero, video, screen, features, kinds, benefits, closing } = copy;
  return (
    <>
      <ProductHero hero={hero} chart={chart} control="skills-mapping" />
      <Sheet id="screen" {...screen} ground="mist">
        <SkillsMappingScreen />
        <div className="mt-block">
          <FeatureColumns cards={features} />
        </div>
      </Sheet>
      <SkillKinds {...kinds} />
      <VideoSheet video="skills-mapping" {...video} />
      <Sheet id="benefits" name={benefits.name} title={benefits.title}>
        <BenefitRows items={benefits.items} source={benefits.source} />
      </Sheet>
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-mapping-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
