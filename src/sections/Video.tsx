import suite from 'virtual:charts/control-centre/card';
import atlas from 'virtual:charts/home/card';
import matching from 'virtual:charts/skills-1st-matching/card';
import agent from 'virtual:charts/skills-agent/card';
import ai from 'virtual:charts/skills-ai/card';
import lens from 'virtual:charts/skills-lens/card';
import mapping from 'virtual:charts/skills-mapping/card';
import passport from 'virtual:charts/skills-passport/card';
import { Chart } from '../charts/Chart.tsx';
import type { ChartSource } from '../charts/chart-source.ts';
import { VideoFrame } from '../components/VideoFrame.tsx';
import type { Content } from '../content/schemas.ts';
import copy from '../content/videos.yaml';
import { outboundLinks } from '../links.ts';
import { embedAddress } from '../video-providers.ts';

export type VideoName = keyof Content<'videos'>['videos'];

const charts: Readonly<Record<VideoName, ChartSource>> = {
  intro: atlas,
  'skills-agent': agent,
  'skills-passport': passport,
  'skills-1st-matching': matching,
  'skills-mapping': mapping,
  'skills-lens': lens,
  'skills-ai': ai,
  educator: atlas,
  recruiter: atlas,
  'product-demo': suite,
};

interface VideoProps {
  readonly name: VideoName;
  /** Another poster than the video's usual one, where the page shows that chart already: a page may show each once. */
  readonly chart?: ChartSource;
  /** True in the dialog: the press that opened it was the press on play, and it has the sentence already. */
  readonly startNow?: boolean;
}

/** A video of `videos.yaml` with a chart for its poster. */
export function Video({ name, chart = charts[name], startNow = false }: VideoProps) {
  const { title, text, length, link, provider, id } = copy.videos[name];
  return (
    <VideoFrame
      title={title}
      {...(startNow ? {} : { text })}
      length={length}
      href={outboundLinks[link].href}
      embed={id === undefined ? undefined : embedAddress(provider, id)}
      sentences={{ ...copy.player, notice: copy.player.notice[provider] }}
      startNow={startNow}
    >
      <Chart chart={chart} ground="ink" />
    </VideoFrame>
  );
}
