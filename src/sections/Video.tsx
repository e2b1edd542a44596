import brief from 'virtual:chart-pictures/brief/ink';
import suite from 'virtual:chart-pictures/control-centre/ink';
import course from 'virtual:chart-pictures/course-adverts/ink';
import atlas from 'virtual:chart-pictures/home/ink';
import matching from 'virtual:chart-pictures/skills-1st-matching/ink';
import agent from 'virtual:chart-pictures/skills-agent/ink';
import ai from 'virtual:chart-pictures/skills-ai/ink';
import lens from 'virtual:chart-pictures/skills-lens/ink';
import mapping from 'virtual:chart-pictures/skills-mapping/ink';
import passport from 'virtual:chart-pictures/skills-passport/ink';
import type { ReactNode } from 'react';
import { ChartImage } from '../charts/ChartImage.tsx';
import type { ChartPicture } from '../charts/chart-source.ts';
import { VideoFrame } from '../components/VideoFrame.tsx';
import { consentFor } from '../consent/consent.ts';
import type { Content } from '../content/schemas.ts';
import copy from '../content/videos.yaml';
import { outboundLinks } from '../links.ts';
import { embedAddress } from '../video-providers.ts';

export type VideoName = keyof Content<'videos'>['videos'];

const posters: Readonly<Record<VideoName, ChartPicture>> = {
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
      {children ?? <ChartImage picture={poster} />}
    </VideoFrame>
  );
}
