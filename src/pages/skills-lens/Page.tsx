import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/skills-lens.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { Video } from '../../sections/Video.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { ForecastReaders } from './ForecastReaders.tsx';
import { ForecastTrust } from './ForecastTrust.tsx';
import { LensHero } from './LensHero.tsx';
import { SkillsLensScreen } from './SkillsLensScreen.tsx';

export const { head } = copy;

/** Skills Lens: where demand goes, what three readers decide by it, and how far the forecast may be trusted. */
export function Component() {
  const { hero, video, readers, screen, trust, closing } = copy;
  return (
    <>
      <LensHero {...hero} />
      <section id="video" className="sheet" data-ground="mist" aria-labelledby="video-title">
        <div className="page grid gap-6 page-lg:gap-0 page-lg:grid-cols-[3fr_9fr]">
          <div className="sheet-head mb-2 page-lg:mb-2 page-lg:[grid-column:1_/_-1]">
            <p className="sheet-name">{video.name}</p>
          </div>
          <div className="grid gap-3 content-start page-lg:pr-[calc(1.5_*_var(--grid-gap))]">
            <h2 id="video-title" className="font-700 text-title">
              {video.title}
            </h2>
            <p>{video.text}</p>
          </div>
          <Video name="skills-lens" />
        </div>
      </section>
      <ForecastReaders {...readers} />
      <Sheet id="screen" {...screen} ground="ink">
        <SkillsLensScreen />
      </Sheet>
      <ForecastTrust {...trust} />
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-lens-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
