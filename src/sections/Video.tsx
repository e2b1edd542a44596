import type { ReactNode } from 'react';
import { VideoFrame } from '../components/VideoFrame.tsx';
import { consentFor } from '../consent/consent.ts';
import type { Content } from '../content/schemas.ts';
import copy from '../content/videos.yaml';
import brief from '../drawings/brief.drawing.tsx?picture&ink';
import suite from '../drawings/control-centre.drawing.tsx?picture&ink';
import course from '../drawings/course-adverts.drawing.tsx?picture&ink';
import type { PictureSource } from '../drawings/drawing.ts';
import atlas from '../drawings/home.drawing.tsx?picture&ink';
import { Picture } from '../drawings/Picture.tsx';
import matching from '../drawings/skills-1st-matching.drawing.tsx?picture&ink';
import agent from '../drawings/skills-agent.drawing.tsx?picture&ink';
import ai from '../drawings/skills-ai.drawing.tsx?picture&ink';
import lens from '../drawings/skills-lens.drawing.tsx?picture&ink';
import mapping from '../drawings/skills-mapping.drawing.tsx?picture&ink';
import passport from '../drawings/skills-passport.drawing.tsx?picture&ink';
import { outboundLinks } from '../links.ts';
import { embedAddress } from '../video-providers.ts';

export type VideoName = keyof Content<'videos'>['videos'];

const posters: Readonly<Record<VideoName, PictureSource>> = {
  intro: atlas,
  'skills-agent': agent,
  'skills-passport': passport,
  'skills-1st-matching': matching,
  'skills-mapping': mapping,
  'skills-lens': lens,
  'skills-ai': ai,
  educator: course,
  recruiter: brief,
  'product-demo': suite,
};

interface VideoProps {
  readonly name: VideoName;
  /** True in the dialog: the press that opened it was the press on play, and it has the sentence already. */
  readonly startNow?: boolean;
  /** Another poster than the video's chart, where the page has just shown that. */
  readonly children?: ReactNode;
}

/** A video of `videos.yaml` with a chart for its poster. */
export function Video({ name, startNow = false, children }: VideoProps) {
  const poster = posters[name];
  const { title, text, length, link, provider, id } = copy.videos[name];
  return (
    <VideoFrame
      title={title}
      {...(startNow ? {} : { text })}
      length={length}
      href={outboundLinks[link].href}
      embed={id === undefined ? undefined : embedAddress(provider, id)}
      sentences={{ ...copy.player, notice: copy.player.notice[provider] }}
      mayPreconnect={() => consentFor('players')}
      startNow={startNow}
    >
      {children ?? <Picture picture={poster} />}
    </VideoFrame>
  );
}
